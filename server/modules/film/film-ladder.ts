import type { FilmShape } from './film-probe.ts'

/** One size of a film. */
export interface Rung {
  /** Pixels, both even; `height` is what people call the size by, the shorter side of an upright film. */
  readonly width: number
  readonly height: number
  /** The most bits of picture a second, in thousands. */
  readonly kilobits: number
}

const SIZES = [
  { side: 360, kilobits: 800 },
  { side: 720, kilobits: 2_400 },
  { side: 1080, kilobits: 4_800 },
] as const

/** H.264 halves the colours: no odd sides. */
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/** The sizes in which a film is kept, none larger than the film, the smallest first; one of a small film, none of sound alone. */
export const ladderOf = ({ picture }: Pick<FilmShape, 'picture'>): readonly Rung[] => {
  if (picture === null) return []
  const { width, height } = picture
  const side = Math.min(width, height)
  const fitting = SIZES.filter((size) => size.side <= side)
  const kept = fitting.length > 0 ? fitting : [{ side, kilobits: SIZES[0].kilobits }]
  return kept.map(({ side: wanted, kilobits }) => ({
    width: even((width * wanted) / side),
    height: even((height * wanted) / side),
    kilobits,
  }))
}
