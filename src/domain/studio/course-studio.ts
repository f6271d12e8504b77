import type { JobReason } from '../job/job.ts'
import type { CourseDocument } from './course-document.ts'
import type { DraftNews, DraftStanding, DraftState, DraftStatus } from './course-draft.ts'

export interface StudioPerson {
  readonly id: number
  readonly name: string
}

/** A member of a school who can teach or edit with others. */
export interface Colleague extends StudioPerson {
  /** As 高级教师; '' for none. */
  readonly title: string
  /** Of the name, a syllable for each character between spaces; '' for unknown. */
  readonly pinyin: string
  /** The last digits of the mobile number, of who has the name and the title of somebody else; '' for none. */
  readonly tail: string
}

/** Somebody else who has a draft open now. */
export interface Presence extends StudioPerson {
  /** The chapter, section or point that they are at; '' for none. */
  readonly key: string
  /** A reviewer, who cannot change anything. */
  readonly isLooking: boolean
}

/** A draft in a list. */
export interface DraftCard extends DraftStanding {
  readonly name: string
  readonly organisation: StudioPerson
  readonly ownerName: string
  readonly stageName: string
  readonly subjectName: string
  readonly chapterCount: number
  readonly sectionCount: number
  /** '' for the drawn one. */
  readonly coverUrl: string
  /** Who else writes in it now. */
  readonly present: readonly StudioPerson[]
}

/** Which drafts are listed: those one makes or helps with, or those that a reviewer of a school decides on. */
export interface DraftQuery {
  readonly view: 'mine' | 'review'
  /** 0 for all schools; the review's view needs one. */
  readonly organisationId: number
  /** Null for every one. */
  readonly status: DraftStatus | null
  readonly keyword: string
  /** From 1. */
  readonly page: number
}

export const ALL_OWN_DRAFTS: DraftQuery = {
  view: 'mine',
  organisationId: 0,
  status: null,
  keyword: '',
  page: 1,
}

export const DRAFTS_PER_PAGE = 20

/** A stored file that a course names. Size in bytes, duration in seconds, 0 for unknown; the address lives for a short time. */
export interface StudioFile {
  readonly fileId: number
  /** With its suffix. */
  readonly name: string
  readonly suffix: string
  readonly size: number
  readonly duration: number
  readonly url: string
}

/** A question that a course asks; text is the beginning of its stem. */
export interface StudioQuestion {
  readonly id: number
  readonly text: string
}

/** What the numbers of a document are called. */
export interface NamedThings {
  readonly files: readonly StudioFile[]
  readonly questions: readonly StudioQuestion[]
  readonly teachers: readonly StudioPerson[]
}

/** A draft with all that is shown of it. */
export interface WholeDraft extends NamedThings {
  readonly state: DraftState
  readonly organisation: StudioPerson
  readonly owner: StudioPerson
  readonly editors: readonly StudioPerson[]
  readonly document: CourseDocument
  readonly present: readonly Presence[]
}

/** What happened since a revision, and who else is there. */
export interface HeardNews extends DraftNews {
  readonly present: readonly Presence[]
}

/** What is done with a draft beyond its edits. `revision`: the newest that was seen. */
export type DraftAct =
  | { readonly kind: 'submit' | 'publish'; readonly revision: number }
  | { readonly kind: 'recall' | 'offer' | 'discard' }
  | { readonly kind: 'return' | 'withdraw'; readonly reason: string }

/** What became of one thing of a course; names, '' for none, and the key '' for the course itself. */
export interface CourseChange {
  readonly of: 'course' | 'chapter' | 'section'
  readonly key: string
  readonly kind: 'added' | 'removed' | 'renamed' | 'moved' | 'changed'
  readonly before: string
  readonly after: string
}

/** A version that learners saw. Time in ISO 8601. */
export interface CourseVersion {
  readonly version: number
  readonly userName: string
  readonly time: string
  readonly sectionCount: number
}

/** What keeps a course from being published, of the course (key '') or of one of its things. */
export interface CourseFault {
  readonly key: string
  readonly kind:
    | 'name'
    | 'place'
    | 'teacher'
    | 'empty'
    | 'chapterName'
    | 'chapterEmpty'
    | 'sectionName'
    | 'film'
    | 'file'
    | 'question'
    | 'pointTwice'
    | 'pointBeyond'
    | 'captionTwice'
}

/** All that keeps a course from being published, in its order: the contract's function, bound where the app is put together. */
export type FindFaults = (document: CourseDocument) => readonly CourseFault[]

export interface FilmOfDraft {
  readonly draftId: number
  readonly fileId: number
}

/** In how many sizes a film can be watched. */
export interface FilmQuality {
  /** As it was brought; being made in several sizes; there in several; impossible. */
  readonly state: 'asBrought' | 'preparing' | 'ready' | 'failed'
  /** Percent. */
  readonly progress: number
  /** Why it failed, or why this server cannot; null for no reason. */
  readonly reason: JobReason | null
}
