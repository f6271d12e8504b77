import { useSelector } from '@xstate/react'
import { type PlaybackRef, selectPosition } from '#application/playback/playback.selectors.ts'
import { chapterAt, type FilmChapter } from '#domain/playback/film-chapter.ts'

export interface ChaptersProps {
  readonly actor: PlaybackRef
  readonly chapters: readonly FilmChapter[]
}

/** The part of the film that plays. */
export const useChapter = ({ actor, chapters }: ChaptersProps): FilmChapter | null =>
  useSelector(actor, (snapshot) => chapterAt(chapters, selectPosition(snapshot)))
