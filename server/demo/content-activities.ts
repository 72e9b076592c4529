import { dayAfter } from './content-dates.ts'
import { industries } from './content-news-patterns.ts'
import { districts } from './reference/districts.ts'
import { roads } from './reference/names.ts'
import { seeded } from './reference/random.ts'

type Row = readonly [type: string, title: string, summary: string, cover: string]

/** {q} 区县，{h} 行业。 */
const PATTERNS: readonly Row[] = [
  ['1', '{q}{h}企业银企对接会', '入驻银行现场受理需求，一对一答疑。', 'inclusive'],
  ['2', '{h}企业政策宣讲会（{q}站）', '讲清贴息、奖励、补偿怎么申报，现场演示办理。', 'policy'],
  ['3', '{h}项目路演（{q}专场）', '成长期项目与投资机构面对面。', 'technology'],
  ['4', '{q}企业财务规范与征信培训', '读懂信用报告，理顺账务，为贷款做准备。', 'news'],
  ['5', '{q}{h}企业走访服务日', '金融顾问上门，现场诊断融资方案。', 'manufacturing'],
  ['6', '“金桥沙龙”：{h}企业的融资之道', '邀请企业家和信贷专家分享经验。', 'culture'],
]

const COUNT = 72
const FIRST = 45
const STEP = 5.4

export function composeActivities(today: string) {
  const random = seeded('activities')
  return Array.from({ length: COUNT }, (_, at) => {
    const [activityType, pattern, summary, cover] = PATTERNS[at % PATTERNS.length]!
    const district = random.pick(districts)
    const industry = random.pick(industries)
    const day = dayAfter(today, Math.round(FIRST - at * STEP))
    const title = `${pattern.replace('{q}', district.name).replace('{h}', industry)}（第${COUNT - at}期）`
    const maxNum = random.int(6, 20) * 10
    const applyNum =
      day < today ? random.int(Math.round(maxNum * 0.6), maxNum) : random.int(0, Math.round(maxNum * 0.7))
    return {
      title,
      activityType,
      startTime: `${day} 14:00:00`,
      endTime: `${day} 17:00:00`,
      signStartTime: `${dayAfter(day, -30)} 09:00:00`,
      signEndTime: `${dayAfter(day, -2)} 18:00:00`,
      address: `${district.name}${random.pick(roads)}${random.int(1, 399)}号企业服务中心`,
      maxNum,
      applyNum,
      needAudit: random.chance(0.5) ? 1 : 0,
      organizer: `${district.name}金融工作部门（演示）、平台运营中心`,
      summary,
      content: contentOf(district.name, industry, summary),
      report:
        day < today
          ? `<p>活动当天到场企业${applyNum}家，收集融资需求${Math.round(applyNum * 0.4)}笔，由平台分派并按周跟踪。参会企业对现场答疑评价较好，建议增加${industry}行业专场。</p>`
          : '',
      cover,
      status: 1,
    }
  })
}

const contentOf = (district: string, industry: string, summary: string) =>
  `<p>${summary}本次活动面向${district}及周边的${industry}企业，免费参加。</p><h3>日程</h3><ul><li>14:00　签到，领取资料</li><li>14:20　政策与产品介绍</li><li>15:20　企业提问与现场答疑</li><li>16:20　一对一对接</li></ul><h3>须知</h3><p>每家企业限两人参加。请携带营业执照复印件，便于现场登记。本活动为演示内容。</p>`
