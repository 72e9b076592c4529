import type { ReactElement } from 'react'

type Figure = (props: { ground: string }) => ReactElement

const line = { fill: 'none', stroke: '#fff', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const Waves: Figure = () => (
  <g {...line} strokeWidth="2.6">
    <path d="M10 17c4-4 8-4 12 0s8 4 12 0" />
    <path d="M10 24c4-4 8-4 12 0s8 4 12 0" opacity=".75" />
    <path d="M10 31c4-4 8-4 12 0s8 4 12 0" opacity=".5" />
  </g>
)

const Sun: Figure = () => (
  <>
    <circle cx="22" cy="18" r="7.5" fill="#fff" />
    <path {...line} d="M9 29h26M13 33.5h18" strokeWidth="2.4" />
  </>
)

const Sail: Figure = () => (
  <>
    <path d="M21 9v20H10.5C12 20 15 13 21 9zM24 13c5 4 8 9.5 9 16h-9z" fill="#fff" />
    <path {...line} d="M9 33h26" strokeWidth="2.4" />
  </>
)

const Peaks: Figure = ({ ground }) => (
  <>
    <path d="m8 32 10-18 5 8 3-4 10 14z" fill="#fff" />
    <path d="m18 14-3.5 6.4 3.5 2.2 2.6-4.5z" fill={ground} opacity=".35" />
  </>
)

const Wall: Figure = () => <path d="M9 14h5v4h5v-4h6v4h5v-4h5v18h-9v-5a4 4 0 0 0-8 0v5H9z" fill="#fff" />

const Gate: Figure = () => (
  <>
    <path d="M10 33V20a12 12 0 0 1 24 0v13h-5V20a7 7 0 0 0-14 0v13z" fill="#fff" />
    <circle cx="22" cy="29" r="3.5" fill="#fff" />
  </>
)

const Hills: Figure = () => (
  <>
    <path d="M7 32c6-14 11-14 15 0z" fill="#fff" />
    <path d="M17 32c5-20 12-20 20 0z" fill="#fff" opacity=".6" />
  </>
)

const Shield: Figure = ({ ground }) => (
  <>
    <path d="m22 9 11 4v9c0 7-5 11-11 13.5C16 33 11 29 11 22v-9z" fill="#fff" />
    <path {...line} d="M15 22c2.3-2.5 4.7-2.5 7 0s4.7 2.5 7 0" stroke={ground} strokeWidth="2.4" />
  </>
)

const Boat: Figure = () => (
  <>
    <path d="M8 24h28c-2 6-6 9-9 9H17c-3 0-7-3-9-9z" fill="#fff" />
    <path d="M14 21c3-8 13-8 16 0z" fill="#fff" opacity=".7" />
  </>
)

const Facet: Figure = ({ ground }) => (
  <>
    <path d="m22 9 12 13-12 13-12-13z" fill="#fff" />
    <path d="m22 9 4.5 13L22 35l-4.5-13z" fill={ground} opacity=".28" />
  </>
)

const Sprout: Figure = () => (
  <>
    <path {...line} d="M22 34V20" strokeWidth="2.6" />
    <path d="M22 22c-1-7-6-10-12-10 0 7 5 11 12 10zM22 26c1-6 5-9 12-9 0 7-5 10-12 9z" fill="#fff" />
  </>
)

const Wings: Figure = () => (
  <g {...line} strokeWidth="3">
    <path d="m9 24 13-9 13 9" />
    <path d="m13 31 9-6 9 6" opacity=".65" />
  </g>
)

const Drop: Figure = ({ ground }) => (
  <>
    <path d="M22 8c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z" fill="#fff" />
    <path {...line} d="M18 26a4 4 0 0 0 4 4" stroke={ground} strokeWidth="2.2" />
  </>
)

export const markFigures = [
  Waves,
  Sun,
  Sail,
  Peaks,
  Wall,
  Gate,
  Hills,
  Shield,
  Boat,
  Facet,
  Sprout,
  Wings,
  Drop,
] as const satisfies readonly Figure[]
