import type { FastifyInstance } from 'fastify'
import { allCalls } from '#contract/index.ts'
import type { Access } from '#contract/kit/index.ts'
import { openApiOf } from '#server/kit/openapi.ts'

/** The API's documentation: the OpenAPI document and a page to read it on. */
export async function docsPlugin(app: FastifyInstance): Promise<void> {
  let document: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiOf(allCalls))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage()
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

const WHO: Record<string, string> = {
  public: '无需登录',
  login: '登录用户',
  enterprise: '企业',
  certified: '已认证企业',
  institution: '金融机构',
  bank: '银行',
  guarantor: '担保机构',
  insurer: '保险机构',
  reguarantor: '再担保机构',
  fund: '基金管理',
  adviser: '金融顾问',
  government: '政府',
  operator: '运营',
  admin: '管理员',
}

function whoText(who: Access): string {
  if (typeof who === 'string') return WHO[who] ?? who.replace(/^(may|menu):/, '权限 ')
  return Object.values(who).map(whoText).join('、')
}

function docsPage(): string {
  const domains = Map.groupBy(allCalls, ({ domain }) => domain)
  const sections = [...domains].map(([domain, calls]) => {
    const rows = calls.map(
      (call) =>
        `<tr><td><b class="${call.method}">${call.method}</b></td><td><code>${call.path}</code></td><td>${call.title}</td><td>${whoText(call.who)}</td></tr>`,
    )
    return `<h2 id="${domain}">${domain} <small>${calls.length}</small></h2><table><thead><tr><th>方法</th><th>地址</th><th>用途</th><th>谁可以调用</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  })
  const links = [...domains.keys()].map((domain) => `<a href="#${domain}">${domain}</a>`).join(' ')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>金桥开放接口</title><style>${STYLE}</style></head><body><header><h1>金桥开放接口</h1><p>共 ${allCalls.length} 个接口。机器可读的定义见 <a href="/api/openapi.json">openapi.json</a>；应答统一为 <code>{code, success, data, msg}</code>。</p><nav>${links}</nav></header>${sections.join('')}</body></html>`
}

const STYLE = `body{font:15px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;color:#10233f;max-width:1100px;margin:0 auto;padding:24px}
h1{margin:0}h2{margin:32px 0 8px}small{color:#56657d;font-weight:400}nav{display:flex;flex-wrap:wrap;gap:12px}a{color:#1b57c4}
table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:6px 8px;border-bottom:1px solid #e9eff6;font-weight:400;vertical-align:top}
th{background:#f5f8fc;color:#3b4c66}code{font-size:13px;word-break:break-all}.GET{color:#176c45}.POST{color:#1b57c4}`
