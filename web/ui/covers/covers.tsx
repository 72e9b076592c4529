import type { ReactElement } from 'react'
import type { Random } from '../seed.ts'
import { City, Field, Gears, Skyline, Tide, Turbines } from './landscapes.tsx'
import { Coins, Lattice, Molecules, Orbits, Pages, Ripples } from './patterns.tsx'

export type Motif = (props: { random: Random }) => ReactElement

/** One ground and one motif per topic; words on a cover are white, so every ground is dark enough for them. */
export const covers = {
  technology: { ground: '#163f8f', Motif: Orbits },
  green: { ground: '#1d5a47', Motif: Turbines },
  biomedicine: { ground: '#17586a', Motif: Molecules },
  'digital-currency': { ground: '#3c4f73', Motif: Coins },
  culture: { ground: '#7c3a2e', Motif: Lattice },
  pension: { ground: '#4a4360', Motif: Ripples },
  'cross-border': { ground: '#1f5c8f', Motif: Tide },
  rural: { ground: '#4a5a1f', Motif: Field },
  manufacturing: { ground: '#2b4468', Motif: Gears },
  policy: { ground: '#143f93', Motif: Pages },
  inclusive: { ground: '#1b4f72', Motif: Skyline },
  news: { ground: '#dce8fa', Motif: City },
} as const satisfies Record<string, { ground: string; Motif: Motif }>

export type CoverTopic = keyof typeof covers
