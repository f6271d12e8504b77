import { shareOf, type Watched, watchedBefore, withStep } from './watched.ts'

/** What is written down while a film runs. Seconds. */
export interface Journal {
  readonly watched: Watched
  readonly position: number
}

/** Of a film that begins at a second, after an earlier visit that came so far (0–100). */
export const openJournal = (startAt: number, progress: number, duration: number): Journal => ({
  watched: watchedBefore(progress, duration),
  position: startAt,
})

/** The film ran on to this second. */
export const ranTo = ({ watched, position }: Journal, second: number): Journal => ({
  watched: withStep(watched, position, second),
  position: second,
})

/** Somebody leapt to this second. */
export const leaptTo = ({ watched }: Journal, second: number): Journal => ({ watched, position: second })

/** 0–100, rounded down to a tenth: what was not seen is never said to have been. */
export const progressOf = ({ watched }: Journal, duration: number): number =>
  Math.floor(shareOf(watched, duration) * 10) / 10
