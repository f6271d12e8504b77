import type { Failure } from '../kernel/failure.ts'
import type { PictureFile } from '../upload/picture-upload.machine.ts'
import type { MadeDetail } from './made-question.ts'
import type { QuestionDraft, QuestionDraftPlace, WrittenQuestion } from './question-draft.ts'
import type { DraftProblem } from './question-problems.ts'

export interface QuestionEditorInput extends QuestionDraftPlace {
  /** What a new question begins as, and the intents of all saves. */
  readonly fresh: QuestionDraft
}

/** Likewise of a question that is new. */
export type NewQuestionInput = Omit<QuestionEditorInput, 'questionId'>

export interface QuestionEditorContext extends QuestionEditorInput {
  /** As the server has it; null for a new one. */
  readonly made: MadeDetail | null
  readonly draft: QuestionDraft
  /** As it was sent the last time; null for never. */
  readonly sent: QuestionDraft | null
  /** What this device kept of an earlier visit stands in the form. */
  readonly isRestored: boolean
  /** Something was typed that is not saved. */
  readonly isTyped: boolean
  /** It was saved, and nothing was typed since. */
  readonly isSaved: boolean
  /** Said once it was tried to be saved. */
  readonly problems: readonly DraftProblem[]
  readonly failure: Failure | null
  /** To be brought in one after the other; the first is on its way. */
  readonly pictures: readonly PictureFile[]
  readonly pictureFailure: Failure | null
  /** How often the form began anew: each save of it is another intent. */
  readonly saves: number
}

export type QuestionEditorEvent =
  | { type: 'editor.type'; change: Partial<QuestionDraft> }
  | { type: 'editor.save' }
  | { type: 'editor.retry' }
  /** What is typed goes, as the server has it comes back. */
  | { type: 'editor.discard' }
  /** Over what somebody else saved meanwhile. */
  | { type: 'editor.keepMine' }
  | { type: 'editor.bring'; picture: PictureFile }

export type QuestionEditorEmitted =
  /** It cannot be saved yet: `problems` say why. */
  | { type: 'editor.refused' }
  | { type: 'editor.saved'; question: WrittenQuestion; isNew: boolean }
  /** To be put where the text stands. */
  | { type: 'editor.brought'; sign: string }

/** As it is on the server (null for a new one), and what this device kept. */
export interface OpenedQuestion {
  readonly made: MadeDetail | null
  readonly kept: QuestionDraft | null
}

/** What is sent: a question to be saved. */
export interface QuestionSaving {
  readonly id: number
  readonly draft: QuestionDraft
}
