import type { CaptionLine } from './caption-line.ts'
import type { CourseEdit } from './course-edit.ts'

/** The key of stored held edits and conflicts: a user and a draft. */
export interface HeldEditsPlace {
  readonly userId: number
  readonly draftId: number
}

export type HeldEdits = readonly CourseEdit[]

/** Identifies the captions of one film of a course in one language. */
export interface CaptionPlace {
  readonly sectionKey: string
  readonly language: string
}

/** The key of stored captions. */
export interface CaptionDraftPlace extends CaptionPlace {
  readonly userId: number
  readonly draftId: number
}

/** Unsaved lines, and the caption file that they are based on (0 for none). */
export interface CaptionDraft {
  readonly fileId: number
  readonly lines: readonly CaptionLine[]
}
