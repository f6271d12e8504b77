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
  /** An id that nobody made before: for what is sent. */
  readonly makeId: () => string
  /** What was held back before the page was left, asked when the course is read. */
  readonly held: () => HeldEdits
  /** Captions of its films that are in this browser and not with the server. */
  readonly leftCaptions: () => readonly CaptionPlace[]
}

/** An act as it is wished for: of what revision is known when it is done. */
export type WantedAct =
  | { readonly kind: Exclude<DraftAct['kind'], 'return' | 'withdraw'> }
  | { readonly kind: 'return' | 'withdraw'; readonly reason: string }

/** Why what is typed does not get through just now: no connection, or a server in trouble. */
export type SavingTrouble = 'away' | 'troubled'

export interface CourseEditorContext extends CourseEditorInput {
  /** Null until it is known. */
  readonly course: OpenCourse | null
  /** The chapter, section or point that its editor is at; '' for none. */
  readonly at: string
  /** What is to be done, or could not be done; null for nothing. */
  readonly act: WantedAct | null
  readonly actFailure: Failure | null
  readonly trouble: SavingTrouble | null
  /** As `leftCaptions` was last heard. */
  readonly captions: readonly CaptionPlace[]
  /** Why it could not be read. */
  readonly failure: Failure | null
  /** Times in a row that nothing could be heard of the others. */
  readonly deaf: number
}

export type CourseEditorEvent =
  | { type: 'editor.edit'; edits: readonly CourseEdit[]; things?: Partial<NamedThings> }
  | { type: 'editor.undo' }
  | { type: 'editor.redo' }
  /** The first conflict is answered, as it was seen. */
  | { type: 'editor.settle'; answer: ConflictAnswer }
  | { type: 'editor.at'; key: string }
  | { type: 'editor.act'; act: WantedAct }
  /** It is not to be done after all, or its failure was read. */
  | { type: 'editor.dismissAct' }
  /** What is gathered is written down and sent now. */
  | { type: 'editor.keep' }
  | { type: 'editor.retry' }
  /** Who edits it has changed. */
  | { type: 'editor.reread' }
  /** Its page goes: what is gathered is handed over, and then it ends. */
  | { type: 'editor.leave' }
  /** The session is over: nothing more is asked. */
  | { type: 'editor.drop' }
  /** Captions came or went that are not with the server. */
  | { type: 'editor.captions' }
  /* From the outbox. */
  | { type: 'editor.unsent'; items: readonly UnsentEdits[] }
  | { type: 'editor.saved'; item: UnsentEdits; receipt: DraftSaved }
  | { type: 'editor.refused'; item: UnsentEdits; failure: Failure }
  | { type: 'editor.trouble'; trouble: SavingTrouble | null }

export type CourseEditorEmitted =
  /** Edits that are not taken, as far as anybody knows; not those that are only held back. */
  { type: 'editor.lost'; failure: Failure } | { type: 'editor.acted'; kind: DraftAct['kind'] }

/** What the editor tells the outbox: to put edits, or to say what it holds of this course. */
export type DraftOutboxWord = { type: 'draftOutbox.put'; item: UnsentEdits } | { type: 'draftOutbox.ask' }

/** Which edits of the outbox are of this course. */
export interface OutboxOfDraft {
  readonly id: number
}
