export type TileShape = 'large' | 'wide' | 'plain'

const PATTERN: readonly TileShape[] = ['large', 'wide', 'plain', 'plain', 'plain', 'plain', 'wide']

/** Fills the two rows of the mosaic: the heaviest zone first, wide places for heavy ones, the rest in their order. */
export function mosaicOf<Z extends { readonly weight: number }>(zones: readonly Z[]): { zone: Z; shape: TileShape }[] {
  const left = [...zones]
  const take = (wanted: number) => {
    const at = left.findIndex(({ weight }) => weight === wanted)
    return left.splice(Math.max(at, 0), 1)[0]
  }
  const weights: Record<TileShape, number> = { large: 3, wide: 2, plain: 1 }
  return PATTERN.flatMap((shape) => {
    const zone = take(weights[shape])
    return zone ? [{ zone, shape }] : []
  })
}
