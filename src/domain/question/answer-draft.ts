import { nextClientId } from '../comment/comment-draft.ts'
import { type AnswerSheet, type Given, isBlankSheet } from './answer-sheet.ts'

/** Where an answer is written: by whom, in which section (0 for none), to which question. */
export interface AnswerPlace {
  readonly userId: number
  readonly sectionId: number
  readonly questionId: number
}

/** An answer that no server has acknowledged yet. */
export interface AnswerDraft {
  readonly sheet: AnswerSheet
  /** The same one again is the same answer again, however often it is sent. */
  readonly clientId: string
  /** It was sent and not acknowledged: with another content it would be another answer. */
  readonly tried: boolean
}

export const newAnswer = (clientId: string): AnswerDraft => ({ sheet: {}, clientId, tried: false })

/** The draft with something else given to a part; once it was tried that is another answer. */
export const regiven = (draft: AnswerDraft, partId: number, given: Given): AnswerDraft => ({
  sheet: { ...draft.sheet, [partId]: given },
  clientId: draft.tried ? nextClientId(draft.clientId) : draft.clientId,
  tried: false,
})

/** Whether the draft is empty. */
export const isUntouchedAnswer = ({ sheet }: AnswerDraft): boolean => isBlankSheet(sheet)
