/** The words asked for, marked where they stand in a text. */
export function Marked({ text, word }: { text: string; word: string }) {
  return partsOf(text, word).map((part) =>
    part.hit ? (
      <mark className="mark" key={part.at}>
        {part.text}
      </mark>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  )
}

export interface Part {
  readonly at: number
  readonly text: string
  readonly hit: boolean
}

export function partsOf(text: string, word: string): Part[] {
  const words = word.split(/\s+/).filter(Boolean).map(escaped)
  if (words.length === 0) return [{ at: 0, text, hit: false }]
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'i'))
  let at = 0
  return pieces.flatMap((piece, index) => {
    const part = { at, text: piece, hit: index % 2 === 1 }
    at += piece.length
    return piece ? [part] : []
  })
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
