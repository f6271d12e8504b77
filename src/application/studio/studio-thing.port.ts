import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type {
  Colleague,
  FilmOfDraft,
  FilmQuality,
  StudioFile,
  StudioPerson,
} from '#domain/studio/course-studio.ts'
import type { CourseTagRow } from '#domain/studio/course-tags.ts'

/** A caption file (WebVTT) for a film of a draft. */
export interface NewCaption {
  readonly draftId: number
  readonly text: string
}

/** A cover for a course, as a JPEG. */
export interface NewCover {
  readonly draftId: number
  readonly bytes: Uint8Array
}

/** The parts and the editors of a course draft. */
export interface StudioThingPort {
  /** Members of a school that the user belongs to. */
  colleagues(
    organisationId: number,
    keyword: string,
    signal: AbortSignal,
  ): Promise<Result<readonly Colleague[], Failure>>
  /** The tag rows from which a course can be tagged; none is empty. */
  tags(signal: AbortSignal): Promise<Result<readonly CourseTagRow[], Failure>>
  /** Replaces the co-editors of the draft; `invalid` for a person of another school. */
  setEditors(
    draftId: number,
    userIds: readonly number[],
    signal: AbortSignal,
  ): Promise<Result<readonly StudioPerson[], Failure>>
  /** Turns one of the user's own files, by its id there, into a file that a course can contain. */
  takeFile(ownFileId: number, signal: AbortSignal): Promise<Result<StudioFile, Failure>>
  /**
   * Stores a cover and answers its file, to be named in the draft; `invalid` if it is no JPEG or too large.
   */
  saveCover(cover: NewCover, signal: AbortSignal): Promise<Result<StudioFile, Failure>>
  /**
   * Stores captions and answers the id of their file, to be named in the section; `invalid` if they are no
   * WebVTT.
   */
  saveCaption(caption: NewCaption, signal: AbortSignal): Promise<Result<number, Failure>>
  /** The sizes in which a film of a draft can be watched; `missing` if the draft has no such film. */
  film(film: FilmOfDraft, signal: AbortSignal): Promise<Result<FilmQuality, Failure>>
  /** Starts the conversion of a film to several sizes; no effect if that is done, running or impossible. */
  prepareFilm(film: FilmOfDraft, signal: AbortSignal): Promise<Result<FilmQuality, Failure>>
  /** The WebVTT of a caption file that the draft names. */
  caption(draftId: number, fileId: number, signal: AbortSignal): Promise<Result<string, Failure>>
}
