/** 政策主题里出现这些词的，归入对应专区；标签对应的专区另列。 */
const BY_WORD: readonly (readonly [zone: string, words: string])[] = [
  ['swyy', '生物医药|临床|科技保险|研发'],
  ['szrmb', '数字人民币|供应链|个体'],
  ['whjr', '文化|商标|会展'],
  ['wyd', '文化|商标'],
  ['zgsz', '文化|商标|会展|个体'],
  ['yljr', '养老|服务业|住房'],
  ['kjjr', '出口|跨境|外资|会展'],
  ['xczx', '乡村|农业|渔业'],
  ['cxjq', '集群|创新联合体|供应链|专精特新'],
  ['ssjr', '跨境电商|软件|应收账款|商贸'],
  ['kjbx', '科技保险|临床|知识产权保险|安全生产|环境污染'],
  ['gtgsh', '个体|创业|商贸|首次贷款'],
  ['wysd', '应收账款|供应链|征信|首次贷款'],
  ['jjhq', '股权|上市|集群基金|发债'],
  ['szjr', '数字人民币|软件|工业互联网|征信'],
  ['xxgyh', '设备更新|工业互联网|新型工业化|专精特新'],
  ['zzd', '设备更新|工业互联网|新型工业化'],
  ['zdzx', '转贷|续贷|担保费'],
  ['aqscfw', '安全生产|环境污染'],
  ['dfjr', '地方金融|担保费|转贷|应收账款'],
  ['ryd', '人才|技能|创业'],
  ['aj', '住房|人才'],
]

const BY_LABEL: Readonly<Record<string, readonly string[]>> = {
  kjcx: ['kcjr'],
  zscq: ['kcjr'],
  lsdt: ['lsjr'],
  phjr: ['phjr'],
}

/** The zones whose pages show a policy on this topic. */
export function zonesOf(topic: string, label: string): string[] {
  const named = BY_WORD.filter(([, words]) => words.split('|').some((word) => topic.includes(word)))
  return [...(BY_LABEL[label] ?? []), ...named.map(([zone]) => zone)]
}
