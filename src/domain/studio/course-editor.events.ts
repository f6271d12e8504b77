import type { Failure } from '../kernel/failure.ts'
import type { DraftSaved, UnsentEdits } from './course-draft.ts'
import type { ApplyEdits, CourseEdit } from './course-edit.ts'
import type { DraftAct, NamedThings } from './course-studio.ts'
import type { ConflictAnswer } from './edit-conflicts.ts'
import type { CaptionPlace, HeldEdits } from './kept-work.ts'
import type { OpenCourse } from './open-course.ts'

export interface CourseEditorInput {
  readonly id: number
  readonly userId: number
  readonly apply: ApplyEdits
  /** Makes a unique id for a request. */
  readonly makeId: () => string
  /** Reads the held edits of an earlier page; called when the course has been read. */
  readonly held: () => HeldEdits
  /** The captions of the course's films that are stored only in this browser. */
  readonly leftCaptions: () => readonly CaptionPlace[]
}

/** A requested act; its revision is filled in when it is performed. */
export type WantedAct =
  | { readonly kind: Exclude<DraftAct['kind'], 'return' | 'withdraw'> }
  | { readonly kind: 'return' | 'withdraw'; readonly reason: string }

/** Why edits cannot be saved at present: no connection, or a server in trouble. */
export type SavingTrouble = 'away' | 'troubled'

export interface CourseEditorContext extends CourseEditorInput {
  /** Null until it has been read. */
  readonly course: OpenCourse | null
  /** The chapter, section or point that the editor has open; '' for none. */
  readonly at: string
  /** The requested or failed act; null for none. */
  readonly act: WantedAct | null
  readonly actFailure: Failure | null
  readonly trouble: SavingTrouble | null
  /** The latest result of `leftCaptions`. */
  readonly captions: readonly CaptionPlace[]
  /** Why the course could not be read. */
  readonly failure: Failure | null
  /** Failed polls for changes by others, in a row. */
  readonly deaf: number
}

export type CourseEditorEvent =
  | { type: 'editor.edit'; edits: readonly CourseEdit[]; things?: Partial<NamedThings> }
  | { type: 'editor.undo' }
  | { type: 'editor.redo' }
  /** Resolves the first conflict, as the user saw it. */
  | { type: 'editor.settle'; answer: ConflictAnswer }
  | { type: 'editor.at'; key: string }
  | { type: 'editor.act'; act: WantedAct }
  /** Cancels the requested act, or closes the message of its failure. */
  | { type: 'editor.dismissAct' }
  /** Stores and sends gathered edits now. */
  | { type: 'editor.keep' }
  | { type: 'editor.retry' }
  /** The editors of the draft have changed. */
  | { type: 'editor.reread' }
  /** The page closes: hands gathered edits over to the outbox, then stops. */
  | { type: 'editor.leave' }
  /** The session has ended: no further requests. */
  | { type: 'editor.drop' }
  /** The set of unsaved captions in this browser changed. */
  | { type: 'editor.captions' }
  /* From the outbox. */
  | { type: 'editor.unsent'; items: readonly UnsentEdits[] }
  | { type: 'editor.saved'; item: UnsentEdits; receipt: DraftSaved }
  | { type: 'editor.refused'; item: UnsentEdits; failure: Failure }
  | { type: 'editor.trouble'; trouble: SavingTrouble | null }

export type CourseEditorEmitted =
  /** Edits that the server refused permanently; not those that are held back. */
  { type: 'editor.lost'; failure: Failure } | { type: 'editor.acted'; kind: DraftAct['kind'] }

/** Events for the outbox: store and send edits, or report those of this course. */
export type DraftOutboxWord = { type: 'draftOutbox.put'; item: UnsentEdits } | { type: 'draftOutbox.ask' }

/** Selects the edits of this course in the outbox. */
export interface OutboxOfDraft {
  readonly id: number
}
