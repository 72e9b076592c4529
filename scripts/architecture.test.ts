import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Import {
  from: string
  to: string
}

const files = ['contract', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].flatMap(([, target]) => {
    const to = resolved(from, target!)
    return to ? [{ from, to }] : []
  }),
)

function resolved(from: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1)
  return target.startsWith('.') ? relative(root, normalize(join(root, dirname(from), target))) : undefined
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('server/testing')
const domainOf = (file: string) => /^server\/domains\/([\w-]+)\//.exec(file)?.[1]
const shown = (list: Import[]) => list.map(({ from, to }) => `${from} → ${to}`)
const production = imports.filter(({ from }) => !isTest(from))

/** Arrows go one way: web → contract ← server; domains → kit; portal and workbench → ui. */
describe('architecture', () => {
  it('lets the contract stand on nothing but itself', () => {
    expect(shown(imports.filter(({ from, to }) => from.startsWith('contract') && !to.startsWith('contract')))).toEqual(
      [],
    )
  })

  it('keeps the web from the server', () => {
    expect(shown(production.filter(({ from, to }) => from.startsWith('web') && to.startsWith('server')))).toEqual([])
  })

  it('shows the server only the web that serves pages', () => {
    const allowed = /^web\/(app\/context\.ts|entry\.server\.tsx)$/
    expect(
      shown(
        production.filter(({ from, to }) => from.startsWith('server') && to.startsWith('web') && !allowed.test(to)),
      ),
    ).toEqual([])
  })

  it('enters another domain only through its door', () => {
    const broken = production.filter(({ from, to }) => {
      const target = domainOf(to)
      return target && domainOf(from) !== target && !to.endsWith(`${target}/index.ts`)
    })
    expect(shown(broken)).toEqual([])
  })

  it('keeps the kit from the domains', () => {
    expect(
      shown(production.filter(({ from, to }) => from.startsWith('server/kit') && to.startsWith('server/domains'))),
    ).toEqual([])
  })

  it('keeps the demo world out of everything but the start-up', () => {
    const startUp = /^server\/(demo|seed|main\.ts|prepare-database\.ts)/
    expect(shown(production.filter(({ from, to }) => to.startsWith('server/demo') && !startUp.test(from)))).toEqual([])
  })

  it('keeps the ui kit from the pages', () => {
    const pages = /^web\/(portal|workbench)\//
    expect(shown(production.filter(({ from, to }) => from.startsWith('web/ui') && pages.test(to)))).toEqual([])
  })

  it('has no cycles between domains', () => {
    const edges = production.flatMap(({ from, to }) => {
      const [a, b] = [domainOf(from), domainOf(to)]
      return a && b && a !== b ? [`${a} ${b}`] : []
    })
    expect(cycleIn([...new Set(edges)].map((edge) => edge.split(' ') as [string, string]))).toEqual([])
  })

  it('has no cycles between files', () => {
    expect(cycleIn(production.map(({ from, to }) => [from, to]))).toEqual([])
  })

  it('names files in kebab-case, components in PascalCase', () => {
    const wrong = files.filter(
      (file) =>
        !/^([a-z0-9]+([-.][a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(\.(test|client|server))?\.tsx?$/.test(file.split(sep).at(-1)!),
    )
    expect(wrong).toEqual([])
  })
})

/** One cycle, as the list of its members, or nothing. */
function cycleIn(edges: readonly (readonly [string, string])[]): string[] {
  const next = Map.groupBy(edges, ([from]) => from)
  const done = new Set<string>()
  const walk = (at: string, path: string[]): string[] => {
    if (path.includes(at)) return [...path.slice(path.indexOf(at)), at]
    if (done.has(at)) return []
    for (const [, to] of next.get(at) ?? []) {
      const found = walk(to, [...path, at])
      if (found.length > 0) return found
    }
    done.add(at)
    return []
  }
  for (const start of next.keys()) {
    const found = walk(start, [])
    if (found.length > 0) return found
  }
  return []
}
