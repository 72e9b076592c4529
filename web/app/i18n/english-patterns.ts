type Name = (chinese: string) => string | undefined

/** Messages that the contract builds around a label. Each asks for its label's English and fails without one. */
const PATTERNS: readonly (readonly [RegExp, (name: string, other: string) => string])[] = [
  [/^请先?输入(.+)$/, (name) => `Please enter ${inner(name)}`],
  [/^请先?选择(.+)$/, (name) => `Please choose ${inner(name)}`],
  [/^请上传(.+)$/, (name) => `Please upload ${inner(name)}`],
  [/^参数错误：(.+)不能为空$/, (name) => `Parameter ${name} is missing`],
  [/^参数错误：(.+)格式不正确$/, (name) => `Parameter ${name} is malformed`],
  [/^(.+)不能超过(\d+)个字符?$/, (name, count) => `${name}: at most ${count} characters`],
  [/^最多上传(\d+)个文件$/, (count) => `${count} files at most`],
  [/^文件大小不可超过([\d.]+)MB$/, (size) => `A file may have ${size} MB at most`],
  [/^只可上传(.+)类型的文件$/, (types) => `Only these files: ${types.replaceAll('、', ', ')}`],
  [/^(.+)格式不正确$/, (name) => `${name}: not valid`],
  [/^(.+)不能为空$/, (name) => `${name}: required`],
  [/^(.+)已存在$/, (name) => `${name}: exists already`],
  [
    /^当前状态为「(.+)」，不能执行「(.+)」操作$/,
    (state, step) => `The status is "${state}", so "${step}" is not possible`,
  ],
]

const CHINESE = /[\u4e00-\u9fff]/

export function byPattern(message: string, english: Name): string | undefined {
  for (const [pattern, say] of PATTERNS) {
    const names = pattern.exec(message)?.slice(1)
    if (!names) continue
    const known = names.map((name) => (CHINESE.test(name) ? english(name) : name))
    if (known.every((name) => name !== undefined)) return say(known[0] ?? '', known[1] ?? '')
  }
  return undefined
}

/** Within a sentence a label starts small, unless it is an abbreviation. */
const inner = (name: string) => (/^[A-Z][A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))
