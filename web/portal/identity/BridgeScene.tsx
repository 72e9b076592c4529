/** Morning over the water town: the arch and the sun on the waterline, with room for words above and a card at the right. */
export function BridgeScene() {
  return (
    <svg className="account-scene" viewBox="0 0 1440 660" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="account-sky" x2="0" y2="1">
          <stop stopColor="#dce8fa" />
          <stop offset=".72" stopColor="#f6f9fe" />
        </linearGradient>
        <linearGradient id="account-water" x2="0" y2="1">
          <stop stopColor="#2c63c8" />
          <stop offset="1" stopColor="#123b85" />
        </linearGradient>
      </defs>
      <path fill="url(#account-sky)" d="M0 0h1440v660H0z" />
      <path fill="#d2e0f6" d="M0 372c150-60 260-84 400-40s230 20 360-22 260-20 380 20 200 26 300-6v160H0z" />
      <path fill="#bfd3f2" d="M0 424c130-26 220-54 340-30s250 22 390-6 270-8 400 14 210-14 310-4v90H0z" />
      <circle cx="592" cy="484" r="66" fill="#f0cf8e" />
      {houses.map(([x, width, height]) => (
        <House key={x} x={x} width={width} height={height} />
      ))}
      <path fill="var(--blue)" d="M250 484c112-26 206-150 342-152s230 126 342 152H736a144 144 0 0 0-288 0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        opacity=".85"
        d="M262 476c108-30 198-146 330-148s222 118 330 148"
      />
      <path
        stroke="#143f93"
        strokeWidth="2"
        opacity=".5"
        d="M592 336v-10M500 356v-12M684 356v-12M416 408v-14M768 408v-14"
      />
      <path fill="url(#account-water)" d="M0 484h1440v176H0z" />
      <path fill="#7fa8ea" opacity=".35" d="M448 484a144 96 0 0 0 288 0z" />
      <g stroke="#f0cf8e" strokeLinecap="round">
        <path strokeWidth="4" d="M544 494h96" />
        <path strokeWidth="3" opacity=".8" d="M556 506h72" />
        <path strokeWidth="3" opacity=".6" d="M566 519h52" />
        <path strokeWidth="2.5" opacity=".45" d="M576 533h32" />
      </g>
      <path
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
        d="M40 500h80M190 522h120M780 504h110M960 528h150M1290 506h100M60 560h60M860 566h90M1180 590h130"
      />
    </svg>
  )
}

const houses = [
  [-14, 104, 62],
  [96, 70, 84],
  [172, 92, 54],
  [930, 84, 60],
  [1020, 66, 82],
  [1092, 110, 56],
  [1208, 74, 78],
  [1288, 98, 60],
  [1392, 80, 72],
] as const

/** White wall, dark tiles, one lit window. */
function House({ x, width, height }: { x: number; width: number; height: number }) {
  const top = 484 - height
  const middle = x + width / 2
  return (
    <g>
      <path fill="#fff" d={`M${x} ${top}h${width}v${height}h-${width}z`} />
      <path fill="#1f3a69" d={`M${x - 9} ${top + 3}q8-2 13-10l14-14h${width - 36}l14 14q5 8 13 10z`} />
      <path fill="#3f5f96" d={`M${middle - 24} ${top + 18}h12v16h-12z`} />
      <path fill="#e7c27a" d={`M${middle + 10} ${top + 18}h12v16h-12z`} />
    </g>
  )
}
