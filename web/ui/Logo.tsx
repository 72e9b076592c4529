/** One arch of a bridge over a line. `onDark` is for the ink bar and the footer. */
export function Logo({ size = 44, onDark }: { size?: number; onDark?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
      <path
        fill={onDark ? '#fff' : 'var(--blue)'}
        d="M2 30C6 15 13 8 22 8s16 7 20 22h-8.2C31 22.5 27 18.5 22 18.5S13 22.5 10.2 30z"
      />
      <path fill="var(--gold)" d="M2 33.5h40v3.2H2z" />
    </svg>
  )
}

/** The line form of the mark, used in the workbench bar. */
export function LogoLine({ width = 30 }: { width?: number }) {
  return (
    <svg width={width} height={width * 0.8} viewBox="0 0 30 24" fill="none" aria-hidden="true">
      <path d="M2 19h26" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M4 18.5C4 10 9 5 15 5s11 5 11 13.5" stroke="#fff" strokeWidth="2.4" />
      <path d="M9.5 18.5c0-5 2.2-8 5.5-8s5.5 3 5.5 8" stroke="var(--gold)" strokeWidth="2" />
    </svg>
  )
}
