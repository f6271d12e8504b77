/** A stretch of a film that was seen, in seconds. */
export interface SeenSpan {
  readonly from: number
  readonly to: number
}

/** What of a film was seen: stretches that do not touch, in order. */
export type Watched = readonly SeenSpan[]

/** A player speaks a few times a second; what lies further apart was not played but leapt over. Seconds of film at double speed. */
const MAX_STEP_LENGTH = 4

/** The progress of an earlier visit, 0–100, is taken as seen from the beginning: which parts were seen is not kept. */
export const watchedBefore = (progress: number, duration: number): Watched =>
  progress > 0 && duration > 0 ? [{ from: 0, to: (duration * Math.min(100, progress)) / 100 }] : []

/** With the stretch between two positions that followed one another while the film ran. */
export const withStep = (watched: Watched, from: number, to: number): Watched => {
  if (to <= from || to - from > MAX_STEP_LENGTH) return watched
  const apart = watched.filter((span) => span.to < from || span.from > to)
  const touching = watched.filter((span) => !apart.includes(span))
  const merged = {
    from: Math.min(from, ...touching.map((span) => span.from)),
    to: Math.max(to, ...touching.map((span) => span.to)),
  }
  return [...apart, merged].sort((one, other) => one.from - other.from)
}

/** 0–100, how much of a film of this length was seen. */
export const shareOf = (watched: Watched, duration: number): number => {
  if (duration <= 0) return 0
  const seen = watched.reduce(
    (sum, { from, to }) => sum + Math.min(to, duration) - Math.min(from, duration),
    0,
  )
  return Math.min(100, (seen / duration) * 100)
}
