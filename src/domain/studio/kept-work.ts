import type { CaptionLine } from './caption-line.ts'
import type { CourseEdit } from './course-edit.ts'

/** Whose edits of which draft wait for the end of its review, or for an answer. */
export interface HeldEditsPlace {
  readonly userId: number
  readonly draftId: number
}

export type HeldEdits = readonly CourseEdit[]

/** Captions of which film of a course in which language. */
export interface CaptionPlace {
  readonly sectionKey: string
  readonly language: string
}

/** Whose captions, of which draft. */
export interface CaptionDraftPlace extends CaptionPlace {
  readonly userId: number
  readonly draftId: number
}

/** Lines that are not with the server yet, and the file that they were made of; 0 for none. */
export interface CaptionDraft {
  readonly fileId: number
  readonly lines: readonly CaptionLine[]
}
