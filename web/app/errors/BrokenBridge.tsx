/** The platform's arch with its middle missing, over the same water as the home page. */
export function BrokenBridge() {
  return (
    <svg viewBox="0 0 420 180" aria-hidden="true">
      <path fill="#eaf1fd" d="M0 126c60-30 110-40 170-20s150 14 250-14v34z" />
      <circle cx="210" cy="126" r="26" fill="#f0cf8e" />
      <g fill="var(--blue)">
        <path d="M84 126c14-44 37-74 70-89l10 25c-22 11-38 33-48 64z" />
        <path d="M336 126c-14-44-37-74-70-89l-10 25c22 11 38 33 48 64z" />
      </g>
      <g fill="none" stroke="#9db8e8" strokeWidth="3" strokeLinecap="round" strokeDasharray="2 9">
        <path d="M166 34c28-11 60-11 88 0M174 58c24-8 48-8 72 0" />
      </g>
      <path fill="#184aaa" d="M0 126h420v54H0z" />
      <g stroke="#f0cf8e" strokeLinecap="round">
        <path strokeWidth="3.5" d="M176 136h68" />
        <path strokeWidth="3" opacity=".8" d="M188 147h44" />
        <path strokeWidth="2.5" opacity=".6" d="M198 158h24" />
      </g>
      <path
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
        d="M24 142h52M330 150h64M70 162h40M280 166h36"
      />
    </svg>
  )
}
