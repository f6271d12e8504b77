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

/** WebVTT for a film of a draft. */
export interface NewCaption {
  readonly draftId: number
  readonly text: string
}

/** A picture of a course: a JPEG. */
export interface NewCover {
  readonly draftId: number
  readonly bytes: Uint8Array
}

/** What a course is made of and by whom. */
export interface StudioThingPort {
  /** Members of a school that the user belongs to. */
  colleagues(
    organisationId: number,
    keyword: string,
    signal: AbortSignal,
  ): Promise<Result<readonly Colleague[], Failure>>
  /** The rows of tags that a course can be given, each with one tag at least. */
  tags(signal: AbortSignal): Promise<Result<readonly CourseTagRow[], Failure>>
  /** Replaces who edits with the owner; invalid for somebody of another school. */
  setEditors(
    draftId: number,
    userIds: readonly number[],
    signal: AbortSignal,
  ): Promise<Result<readonly StudioPerson[], Failure>>
  /** One of the user's own files, by its id among them, as a course names it. */
  takeFile(ownFileId: number, signal: AbortSignal): Promise<Result<StudioFile, Failure>>
  /** Its stored file, to be named as the cover; invalid for what is no JPEG or too large. */
  saveCover(cover: NewCover, signal: AbortSignal): Promise<Result<StudioFile, Failure>>
  /** Its stored file, to be named in the section; invalid for what is no WebVTT. */
  saveCaption(caption: NewCaption, signal: AbortSignal): Promise<Result<number, Failure>>
  /** In how many sizes a film of a draft can be watched; missing for what is none of its films. */
  film(film: FilmOfDraft, signal: AbortSignal): Promise<Result<FilmQuality, Failure>>
  /** Has it made in several sizes; nothing happens where that is done, under way or impossible. */
  prepareFilm(film: FilmOfDraft, signal: AbortSignal): Promise<Result<FilmQuality, Failure>>
  /** The WebVTT of a caption that the draft names. */
  caption(draftId: number, fileId: number, signal: AbortSignal): Promise<Result<string, Failure>>
}
