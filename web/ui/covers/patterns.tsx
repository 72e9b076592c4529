import type { Random } from '../seed.ts'

const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

interface Props {
  readonly random: Random
}

export function Orbits({ random }: Props) {
  const x = random(255, 300)
  const y = random(95, 130)
  return (
    <>
      {times(9, (ring) => (
        <circle
          key={ring}
          cx={x}
          cy={y}
          r={22 * (ring + 1)}
          fill="none"
          stroke="#5e8de6"
          strokeWidth="1.2"
          opacity={(90 - ring * 8) / 100}
        />
      ))}
      {times(9, (planet) => {
        const angle = random(0, 628) / 100
        const radius = 44 + planet * 17
        return (
          <circle
            key={planet}
            cx={Math.round(x + radius * Math.cos(angle))}
            cy={Math.round(y + radius * Math.sin(angle))}
            r={random(4, 7)}
            fill="#a9c6f7"
          />
        )
      })}
      <path d={`m${x} ${y - 18} 16 9v18l-16 9-16-9v-18z`} fill="#e3b55c" />
    </>
  )
}

export function Molecules({ random }: Props) {
  const cells = times(9, (index) => ({
    index,
    x: 200 + (index % 3) * 69 + (index > 2 && index < 6 ? 35 : 0),
    y: 40 + Math.floor(index / 3) * 60,
  }))
  return (
    <g stroke="#9fd3dc" strokeWidth="2.5">
      {cells.map(({ index, x, y }) => (
        <path key={index} d={`m${x} ${y - 40} 35 20v40l-35 20-35-20v-40z`} fill={random(0, 2) ? 'none' : '#2b7a89'} />
      ))}
      {cells.map(({ index, x, y }) => (
        <circle key={index} cx={x} cy={y - 40} r={random(5, 8)} fill="#cfeaef" stroke="none" />
      ))}
    </g>
  )
}

export function Coins({ random }: Props) {
  return (
    <>
      {times(42, (dot) => (
        <circle
          key={dot}
          cx={150 + Math.floor(dot / 6) * 42}
          cy={-25 + (dot % 6) * 50}
          r={random(4, 13)}
          fill="#e7c98c"
          opacity={random(20, 70) / 100}
        />
      ))}
      <circle cx="290" cy="100" r="62" fill="#3c4f73" stroke="#e7c98c" strokeWidth="4" />
      <path
        d="m268 68 22 30 22-30M290 98v38M270 102h40M270 118h40"
        fill="none"
        stroke="#e7c98c"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

export function Lattice({ random }: Props) {
  const x = random(268, 290)
  return (
    <>
      <g fill="none" stroke="#e9c9a4" strokeWidth="3">
        <path d="M180 4h190v180H180z" />
        {times(5, (bar) => (
          <path key={bar} d={`M${212 + bar * 32} 4v180`} opacity=".9" />
        ))}
        {times(5, (bar) => (
          <path key={bar} d={`M180 ${34 + bar * 30}h190`} opacity=".5" />
        ))}
      </g>
      <g transform={`translate(${x - 275} -56)`}>
        <circle cx="275" cy="150" r="56" fill="#7c3a2e" stroke="#e9c9a4" strokeWidth="4" />
        <path d="M236 176c8-30 24-44 40-44-6 12-4 20 6 26 8-8 20-10 30-6-10 22-44 34-76 24z" fill="#e9c9a4" />
      </g>
    </>
  )
}

export function Ripples({ random }: Props) {
  const x = random(270, 310)
  const fills = ['#5c5470', '#6f6584', '#877b9b', '#e3b98c']
  return (
    <>
      {fills.map((fill, index) => (
        <circle key={fill} cx={x} cy="184" r={120 - index * 24} fill={fill} />
      ))}
      <path d="M0 184h400v116H0z" fill="#3b354e" />
      <path d="M140 184c0-50 20-84 40-84s40 34 40 84" fill="none" stroke="#c9bedb" strokeWidth="4" />
      <path d="M200 206h160M230 222h110" stroke="#877b9b" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

export function Pages({ random }: Props) {
  const tilt = random(-6, 6)
  return (
    <g transform={`rotate(${tilt} 280 110)`}>
      <path d="M226 22h120v150H226z" fill="#2a56ac" />
      <path d="M214 34h98l26 26v124H214z" fill="#eaf1fd" />
      <path d="M312 34v26h26z" fill="#b9d1f5" />
      {times(5, (row) => (
        <path
          key={row}
          d={`M232 ${78 + row * 18}h${random(48, 84)}`}
          stroke="#7fa5e8"
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
      <circle cx="316" cy="166" r="20" fill="none" stroke="#e3b55c" strokeWidth="4" />
      <path
        d="m308 166 6 6 11-12"
        fill="none"
        stroke="#e3b55c"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}
