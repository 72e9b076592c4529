import { type CoverTopic, covers } from './covers/covers.tsx'
import { seededRandom } from './seed.ts'

/**
 * A generated picture for news, zones and policies: one flat ground, one motif at the upper right, the same for the
 * same seed. With a label it is a picture, without one it is decoration.
 */
export function Cover({ topic, seed, label }: { topic: CoverTopic; seed: string; label?: string }) {
  const { ground, Motif } = covers[topic]
  return (
    <svg
      className="cover"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="400" height="300" fill={ground} />
      <Motif random={seededRandom(seed)} />
    </svg>
  )
}

/** Colour to fade to under words that stand on a cover. */
export const coverGround = (topic: CoverTopic) => covers[topic].ground
