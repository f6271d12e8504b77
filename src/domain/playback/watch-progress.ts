import { shareOf, type Watched, watchedBefore, withStep } from './watched.ts'

/** What is written down while a film runs. Seconds. */
export interface WatchProgress {
  readonly watched: Watched
  readonly position: number
}

/** Of a film that begins at a second, after an earlier visit that came so far (0–100). */
export const startWatching = (startAt: number, progress: number, duration: number): WatchProgress => ({
  watched: watchedBefore(progress, duration),
  position: startAt,
})

/** The film ran on to this second. */
export const playedTo = ({ watched, position }: WatchProgress, second: number): WatchProgress => ({
  watched: withStep(watched, position, second),
  position: second,
})

/** The learner jumped to this second. */
export const seekedTo = ({ watched }: WatchProgress, second: number): WatchProgress => ({
  watched,
  position: second,
})

/** 0–100, rounded down to a tenth: what was not seen is never said to have been. */
export const percentWatched = ({ watched }: WatchProgress, duration: number): number =>
  Math.floor(shareOf(watched, duration) * 10) / 10
