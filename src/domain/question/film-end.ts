interface HasSecond {
  readonly second: number
}

/** What a film has come to at its end: also points past it, since the second of one is a whole one and the length of the film is not. */
export const atEndOf = (points: readonly HasSecond[], end: number): number =>
  Math.max(end, ...points.map(({ second }) => second))

/** What a film has come to that stands at a second; a span of nothing is one that is not known. */
export const reachedAt = (
  points: readonly HasSecond[],
  { start, end }: { readonly start: number; readonly end: number },
  second: number,
): number => (end > start && second >= end ? atEndOf(points, second) : second)
