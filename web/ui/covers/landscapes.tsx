import type { Random } from '../seed.ts'

const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

interface Props {
  readonly random: Random
}

export function Turbines({ random }: Props) {
  const spots = [
    { x: 318, y: 132, scale: 1 },
    { x: 256, y: 160, scale: 0.72 },
    { x: 372, y: 172, scale: 0.62 },
  ]
  return (
    <>
      {spots.map(({ x, y, scale }) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          stroke="#bfe3d0"
          strokeWidth="4"
          strokeLinecap="round"
        >
          <path d="M0 0V170" />
          <path d="M0 0 6-66M0 0l56 38M0 0l-62 30" transform={`rotate(${random(-40, 40)})`} />
        </g>
      ))}
      <path d="M0 250c90-46 170-40 240-16s110 10 160-10v80H0z" fill="#2f7a60" />
      <path d="M0 278c110-30 220-24 400-14v40H0z" fill="#3f9174" />
    </>
  )
}

export function Tide({ random }: Props) {
  const paints = ['#e3b55c', '#8db7de', '#dce9f5', '#5f93c4']
  return (
    <>
      <path d="M0 214h400v90H0z" fill="#16436e" />
      <g transform="translate(128 40) scale(.72)">
        {times(14, (box) => (
          <path
            key={box}
            d={`M${140 + (box % 7) * 27} ${box < 7 ? 188 : 171}h25v15h-25z`}
            fill={box < 7 || random(0, 2) ? paints[random(0, 3)] : 'none'}
          />
        ))}
        <path d="M112 206h268l-20 34H136z" fill="#0f2a57" />
        <path d="M338 150h24v54h-24z" fill="#fff" />
      </g>
      <path d="M190 222h60M280 232h90M150 240h40" stroke="#5f93c4" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}

export function Field({ random }: Props) {
  return (
    <>
      <circle cx={random(290, 340)} cy={random(60, 90)} r="34" fill="#e3b55c" />
      <path d="M0 170c120-44 260-40 400 0v130H0z" fill="#6b7f2e" />
      {times(7, (row) => (
        <path
          key={row}
          d={`M${200 + row * 8} ${168 - (row % 2) * 3}q${row * 26 - 80} 60 ${row * 62 - 190} 140`}
          fill="none"
          stroke="#a9bb5c"
          strokeWidth="3"
        />
      ))}
      <path d="M236 156v-26l24-16 24 16v26z" fill="#f3efdc" />
      <path d="M230 132 260 110l30 22" fill="none" stroke="#2f3a14" strokeWidth="5" />
    </>
  )
}

export function Gears({ random }: Props) {
  return (
    <g fill="none" stroke="#a9c1e6">
      <Gear x={290} y={110} radius={58} turn={random(0, 40)} />
      <Gear x={376} y={196} radius={36} turn={random(0, 40)} />
      <Gear x={206} y={182} radius={28} turn={random(0, 40)} />
      <circle cx="290" cy="110" r="16" fill="#e3b55c" stroke="none" />
    </g>
  )
}

function Gear({ x, y, radius, turn }: { x: number; y: number; radius: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r={radius} strokeWidth="5" />
      <circle r={Math.round(radius * 0.55)} strokeWidth="3" opacity=".6" />
      {times(10, (tooth) => (
        <path key={tooth} d={`M0 ${-radius}v-11`} strokeWidth="11" transform={`rotate(${tooth * 36})`} />
      ))}
    </g>
  )
}

export function Skyline({ random }: Props) {
  return (
    <>
      <path d="M0 190c80-30 180-34 400-12v122H0z" fill="#2a6690" />
      {times(6, (shop) => {
        const height = random(46, 96)
        const x = 168 + shop * 38
        return (
          <g key={shop}>
            <path d={`M${x} 210v-${height}h32v${height}z`} fill={shop % 2 ? '#dcebf6' : '#8fbcdc'} />
            <path d={`M${x + 8} ${224 - height}h16v12h-16z`} fill="#e3b55c" />
          </g>
        )
      })}
      <path d="M0 210h400v90H0z" fill="#123c58" />
      <path d="M176 226h60M262 236h110" stroke="#5f9cc4" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

export function City({ random }: Props) {
  const smoke = random(40, 70)
  return (
    <g transform="scale(2 2.5)">
      <path d="M0 84c40-22 70-26 110-12s60 6 90-8v60H0z" fill="#bfd3f2" />
      <path d="M24 120V72l20-12v12l20-12v12l20-12v60z" fill="#3c72d2" />
      <path d={`M96 120V${smoke}h12v${120 - smoke}zM114 120V30h14v90z`} fill="#1b57c4" />
      <path d="M134 120V66h50v54z" fill="#143f93" />
      {times(6, (pane) => (
        <path
          key={pane}
          d={`M${142 + (pane % 3) * 14} ${pane < 3 ? 76 : 94}h8v8h-8z`}
          fill={random(0, 3) ? '#f0cf8e' : '#3c72d2'}
        />
      ))}
      <path d="M34 84h8v8h-8zM50 84h8v8h-8zM66 84h8v8h-8z" fill="#eaf1fd" />
      <path d={`M102 ${smoke - 6}c-8-10 8-14 0-26 14 6 18 16 8 26z`} fill="#bfd3f2" />
    </g>
  )
}
