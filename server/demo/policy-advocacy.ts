import { policyTables } from '#server/domains/policy/index.ts'
import { bigramsOf } from '#server/kit/bigrams.ts'
import { insertBulk } from '#server/kit/bulk.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { seeded } from './reference/random.ts'

interface Promoted {
  id: string
  title: string
  summary: string
  target: string
  issueDate: string
  benefitName: string
  benefitText: string
  status: number
}

const KINDS: readonly (readonly [type: string, pattern: string])[] = [
  ['1', '图文解读｜{t}'],
  ['3', '一图读懂｜{t}'],
  ['4', '案例｜企业这样用好{t}'],
]

const COUNT = 60

export async function seedAdvocacy(ctx: Ctx, policies: readonly Promoted[]): Promise<void> {
  const random = seeded('advocacy')
  const chosen = random.shuffle(policies.filter(({ status }) => status === 1)).slice(0, COUNT)
  const rows = chosen.map((policy, at) => {
    const [type, pattern] = KINDS[at % KINDS.length]!
    const title = pattern.replace('{t}', policy.title)
    return {
      title,
      titleGrams: bigramsOf(title),
      type,
      summary: policy.summary,
      content: `<h3>适用对象</h3><p>${policy.target}。</p><h3>支持内容</h3><p>${policy.benefitName}${policy.benefitText}。${policy.summary}</p><h3>怎样办理</h3><p>登录金桥平台，在政策详情页核对条件后在线申报。本文为演示数据。</p>`,
      cover: 'policy',
      policyId: policy.id,
      pubTime: `${policy.issueDate} 16:00:00`,
      sort: at + 1,
      status: 1,
    }
  })
  await insertBulk(ctx.db, policyTables.advocacy, rows)
}
