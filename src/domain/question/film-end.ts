interface HasSecond {
  readonly second: number
}

/**
 * The second that a film has played to when it ended. A question may stand at second 300 of a film of 299.6 seconds, since it stands at a
 * whole second: at the end of the film it is asked as well.
 */
export const atEndOf = (points: readonly HasSecond[], end: number): number =>
  Math.max(end, ...points.map(({ second }) => second))

/** The second up to which questions are due when the film stands at `second`. Where start and end are the same the length is not known yet. */
export const reachedAt = (
  points: readonly HasSecond[],
  { start, end }: { readonly start: number; readonly end: number },
  second: number,
): number => (end > start && second >= end ? atEndOf(points, second) : second)
