import type { SchoolPlace } from '../school-file/school-place.ts'
import type { RejectReason } from './reject-reason.ts'

/** Which school gets a file, and where it stands there. */
export interface ShareChoice {
  readonly organisationId: number
  readonly place: SchoolPlace
  /** 0: none. */
  readonly tagId: number
}

export interface ShareWanted extends ShareChoice {
  readonly fileIds: readonly number[]
  /** What the reviewer shall know. */
  readonly note: string
}

/** What became of each file: asked for, or why not. */
export interface ShareOutcome {
  readonly sharedIds: readonly number[]
  readonly failed: readonly { readonly fileId: number; readonly reason: string }[]
}

/** 课件 教案 学案 试卷 微课 素材. */
export interface ContentTag {
  readonly id: number
  readonly name: string
}

export const SHARE_EVENTS = [
  'applied',
  'approved',
  'rejected',
  'withdrawn',
  'undone',
  'corrected',
  'removalAsked',
  'takenDown',
  'removalDeclined',
  'removalWithdrawn',
  'restored',
] as const

/** Something that happened to a file on its way into a school. */
export interface ShareEvent {
  readonly id: number
  readonly kind: (typeof SHARE_EVENTS)[number]
  readonly userName: string
  /** ISO 8601. */
  readonly time: string
  /** Of a rejection and of what was taken down; null for everything else. */
  readonly rejectReason: RejectReason | null
  /** The reason, the note, or what was corrected. */
  readonly detail: string
}

export const MAX_SHARE_NOTE_LENGTH = 500
