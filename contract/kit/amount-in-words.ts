const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿']
const AMOUNT = /^(-?)0*(\d{1,12})(?:\.(\d{1,2}))?$/

export const isAmount = (yuan: string): boolean => AMOUNT.test(yuan.trim())

/** 人民币大写金额，最大到 9999 亿；只做字符串运算，不经过浮点数。 */
export function amountInWords(yuan: string): string {
  const [, sign, whole = '', fraction = ''] = AMOUNT.exec(yuan.trim()) ?? []
  if (whole === '') throw new RangeError(`not an amount: ${yuan}`)
  const [jiao, fen] = fraction.padEnd(2, '0')
  const integer = integerInWords(whole)
  const words = `${integer && `${integer}元`}${fractionInWords(jiao, fen, integer !== '')}` || '零元'
  return `${sign && words !== '零元' ? '负' : ''}${words}${fen === '0' ? '整' : ''}`
}

function integerInWords(digits: string): string {
  const padded = digits.padStart(12, '0')
  const groups = [padded.slice(0, 4), padded.slice(4, 8), padded.slice(8)]
  return groups.reduce((words, group, index) => {
    if (group === '0000') return words
    const zero = words !== '' && (group.startsWith('0') || groups[index - 1] === '0000') ? '零' : ''
    return `${words}${zero}${groupInWords(group)}${GROUPS[2 - index]}`
  }, '')
}

function groupInWords(group: string): string {
  return [...group]
    .map((digit, index) => (digit === '0' ? '零' : `${DIGITS[Number(digit)]}${PLACES[3 - index]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')
}

function fractionInWords(jiao = '0', fen = '0', afterYuan: boolean): string {
  const jiaoWords = jiao === '0' ? '' : `${DIGITS[Number(jiao)]}角`
  if (fen === '0') return jiaoWords
  const zero = jiao === '0' && afterYuan ? '零' : ''
  return `${zero}${jiaoWords}${DIGITS[Number(fen)]}分`
}
