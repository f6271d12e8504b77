import type { JobReason } from '../job/job.ts'
import type { CourseDocument } from './course-document.ts'
import type { DraftNews, DraftStanding, DraftState, DraftStatus } from './course-draft.ts'

export interface StudioPerson {
  readonly id: number
  readonly name: string
}

/** A member of a school who can be a teacher or co-editor of a course. */
export interface Colleague extends StudioPerson {
  /** Such as 高级教师; '' for none. */
  readonly title: string
  /** Pinyin of the name, syllables separated by spaces; '' if unknown. */
  readonly pinyin: string
  /** The last digits of the phone number, only for colleagues with equal name and title; else ''. */
  readonly tail: string
}

/** Another person who has the draft open now. */
export interface Presence extends StudioPerson {
  /** The chapter, section or point that the person has open; '' for none. */
  readonly key: string
  /** A reviewer, who only reads. */
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
  /** '' for the generated cover. */
  readonly coverUrl: string
  /** The people who are editing it now. */
  readonly present: readonly StudioPerson[]
}

/** Which drafts to list: the user's own and shared ones, or those to review for a school. */
export interface DraftQuery {
  readonly view: 'mine' | 'review'
  /** 0 for all schools; the list for review needs one. */
  readonly organisationId: number
  /** Null for all. */
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

/**
 * A stored file in a course. Size in bytes; duration in seconds, 0 if unknown; the address is short-lived.
 */
export interface StudioFile {
  readonly fileId: number
  /** Including the suffix. */
  readonly name: string
  readonly suffix: string
  readonly size: number
  readonly duration: number
  readonly url: string
}

/** A question in a course; `text` is the beginning of its stem. */
export interface StudioQuestion {
  readonly id: number
  readonly text: string
}

/** Names and further data for the ids in a document. */
export interface NamedThings {
  readonly files: readonly StudioFile[]
  readonly questions: readonly StudioQuestion[]
  readonly teachers: readonly StudioPerson[]
}

/** A draft with everything that the editor shows. */
export interface WholeDraft extends NamedThings {
  readonly state: DraftState
  readonly organisation: StudioPerson
  readonly owner: StudioPerson
  readonly editors: readonly StudioPerson[]
  readonly document: CourseDocument
  readonly present: readonly Presence[]
}

/** The changes since a revision, and the people who have the draft open. */
export interface HeardNews extends DraftNews {
  readonly present: readonly Presence[]
}

/** A step in the life of a draft, such as submitting it. `revision`: the newest that the user saw. */
export type DraftAct =
  | { readonly kind: 'submit' | 'publish'; readonly revision: number }
  | { readonly kind: 'recall' | 'offer' | 'discard' }
  | { readonly kind: 'return' | 'withdraw'; readonly reason: string }

/** The change of one part of a course. Names are '' for none, the key is '' for the course itself. */
export interface CourseChange {
  readonly of: 'course' | 'chapter' | 'section'
  readonly key: string
  readonly kind: 'added' | 'removed' | 'renamed' | 'moved' | 'changed'
  readonly before: string
  readonly after: string
}

/** A published version. Time in ISO 8601. */
export interface CourseVersion {
  readonly version: number
  readonly userName: string
  readonly time: string
  readonly sectionCount: number
}

/** A fault that keeps a course from being published, of the course (key '') or of one of its parts. */
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

/**
 * Finds all faults that keep a course from being published, in document order; the function of the contract,
 * injected by the composition root.
 */
export type FindFaults = (document: CourseDocument) => readonly CourseFault[]

export interface FilmOfDraft {
  readonly draftId: number
  readonly fileId: number
}

/** Whether a film can be watched in several sizes. */
export interface FilmQuality {
  /** Only the uploaded size; being converted; several sizes; conversion failed or impossible. */
  readonly state: 'asBrought' | 'preparing' | 'ready' | 'failed'
  /** Percent. */
  readonly progress: number
  /** Why the conversion failed or is impossible; null if there is no reason. */
  readonly reason: JobReason | null
}
