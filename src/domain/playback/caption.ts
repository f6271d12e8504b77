import type { CaptionTrack } from './lesson.ts'

/** What is said from one second to another; lines are separated by '\n'. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

const baseOf = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? ''

/** The track of a language: that very one, else one that its speakers read; null for none. */
export const trackOf = (tracks: readonly CaptionTrack[], language: string | null): CaptionTrack | null => {
  if (language === null) return null
  return (
    tracks.find((track) => track.language === language) ??
    tracks.find((track) => baseOf(track.language) === baseOf(language)) ??
    null
  )
}

/** Where in the order of their beginnings a second falls: the last cue that has begun, -1 before the first. */
export const cueIndexAt = (cues: readonly Cue[], second: number): number => {
  let from = 0
  let to = cues.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((cues[middle]?.start ?? Number.POSITIVE_INFINITY) <= second) from = middle + 1
    else to = middle
  }
  return from - 1
}

/** What is being said; '' while nothing is. */
export const textAt = (cues: readonly Cue[], second: number): string => {
  const cue = cues[cueIndexAt(cues, second)]
  return cue !== undefined && second < cue.end ? cue.text : ''
}
