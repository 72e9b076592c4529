import { districts } from '../../ui/map/districts.ts'

/** What the address says about the map. */
export interface MapState {
  readonly areaCode: string
  readonly financeType: string
  readonly financeId: string
  readonly keyWord: string
  readonly current: number
}

const LONGEST = 50

/** Senseless values fall back to everything. */
export function readMapState(query: URLSearchParams): MapState {
  const digits = (name: string, most: number) => {
    const value = query.get(name) ?? ''
    return /^\d+$/.test(value) && value.length <= most ? value : ''
  }
  return {
    areaCode: digits('areaCode', 12),
    financeType: digits('financeType', 10),
    financeId: digits('financeId', 19),
    keyWord: (query.get('keyWord') ?? '').trim().slice(0, LONGEST),
    current: Math.max(1, Number(digits('current', 4)) || 1),
  }
}

/** The address of the map with something changed; any other filter starts at the first page. */
export function mapAddress(state: MapState, change: Partial<MapState>): string {
  const next = { ...state, current: 1, ...change }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(next)) if (value && value !== 1) query.set(name, String(value))
  const text = query.toString()
  return text ? `/map?${text}` : '/map'
}

/** The drawn district of a named area: 昆山市 is 昆山. */
export const districtOf = (areaName: string) => districts.find((district) => areaName.includes(district['zh-CN']))
