import { refuse } from '#server/kit/refusals.ts'
import type { region } from './tables.ts'

export type RegionRow = typeof region.$inferSelect

/** A region carries the codes and names of the levels above it; the country itself has none. */
export const LEVELS = ['', 'province', 'city', 'district', 'town', 'village'] as const

type Named = Exclude<(typeof LEVELS)[number], ''>
type LevelColumn = `${Named}${'Code' | 'Name'}`

const LEVEL_COLUMNS = LEVELS.slice(1).flatMap((level) => [`${level}Code`, `${level}Name`]) as LevelColumn[]

interface RegionForm {
  code: string
  name: string
  sort?: number
  remark?: string
}

/** A region's row below its parent: level, ancestors and the names of the levels follow from the parent. */
export function regionRow(parent: RegionRow | undefined, { code, name, sort = 0, remark = '' }: RegionForm): RegionRow {
  const regionLevel = parent ? parent.regionLevel + 1 : 0
  if (regionLevel >= LEVELS.length) refuse('区划最多到村级')
  if (parent && (parent.code === code || parent.ancestors.split(',').includes(code))) refuse('上级不能选择自身或下级')
  const level = LEVELS[regionLevel]
  const inherited = Object.fromEntries(LEVEL_COLUMNS.map((column) => [column, parent?.[column] ?? '']))
  return {
    // The level columns are exactly those listed.
    ...(inherited as Record<LevelColumn, string>),
    ...(level && { [`${level}Code`]: code, [`${level}Name`]: name }),
    code,
    name,
    sort,
    remark,
    regionLevel,
    parentCode: parent?.code ?? '',
    ancestors: parent ? [parent.ancestors, parent.code].filter(Boolean).join(',') : '',
  }
}
