const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '万亿']

/** The amount in capitals as written on cheques: 伍佰万元整, 壹仟零伍元叁角. */
export function capitalAmount(yuan: string) {
  const match = /^(\d{1,16})(?:\.(\d{1,2}))?$/.exec(yuan.trim())
  if (!match) return ''
  const whole = (match[1] ?? '').replace(/^0+/, '')
  const [jiao = '0', fen = '0'] = (match[2] ?? '').padEnd(2, '0')
  const cents = centsInWords(jiao, fen, whole !== '')
  if (!whole && !cents) return '零元整'
  return (whole ? `${wholeInWords(whole)}元` : '') + (cents || '整')
}

function wholeInWords(whole: string) {
  const padded = whole.padStart(Math.ceil(whole.length / 4) * 4, '0')
  const parts = padded.match(/\d{4}/g) ?? []
  const words = parts.map((part, index) => {
    const unit = groups[parts.length - 1 - index] ?? ''
    return Number(part) ? groupInWords(part) + unit : '零'
  })
  return tidy(words.join(''))
}

function groupInWords(part: string) {
  return Array.from(part, (digit, index) => (digit === '0' ? '零' : word(digit) + (places[3 - index] ?? ''))).join('')
}

function centsInWords(jiao: string, fen: string, hasWhole: boolean) {
  if (jiao === '0' && fen === '0') return ''
  const first = jiao === '0' ? (hasWhole ? '零' : '') : `${word(jiao)}角`
  return first + (fen === '0' ? '' : `${word(fen)}分`)
}

function word(digit: string) {
  return digits[Number(digit)] ?? ''
}

/** A run of zeros is said once, and not at all before a group's name or at the end. */
function tidy(words: string) {
  return words
    .replace(/零+/g, '零')
    .replace(/零(?=[万亿]|$)/g, '')
    .replace(/^零/, '')
}
