import type { MadeDetail } from './made-question.ts'
import { ofItsKind } from './question-correction.ts'
import { draftOfMade, type QuestionDraft, type QuestionDraftPlace } from './question-draft.ts'
import type { QuestionEditorContext, QuestionSaving } from './question-editor.events.ts'

/** Each save that follows another is an intent of its own. */
export const intentOf = (fresh: QuestionDraft, saves: number): string => `${fresh.clientId}-${saves}`

/** What the form begins with. */
export const baseOf = ({ fresh, saves }: QuestionEditorContext, made: MadeDetail | null): QuestionDraft =>
  made === null ? fresh : draftOfMade(made, intentOf(fresh, saves))

type InEditor = { readonly context: QuestionEditorContext }

export const placeOf = ({ userId, questionId, writtenFor }: QuestionEditorContext): QuestionDraftPlace => ({
  userId,
  questionId,
  writtenFor,
})

/** What is sent when it is saved. */
export const savingOf = ({ questionId, made, draft }: QuestionEditorContext): QuestionSaving => ({
  id: made?.id ?? questionId,
  draft: { ...draft, question: ofItsKind(draft.question) },
})

/** What is typed is kept on this device. */
export const KEEP = {
  type: 'keep',
  params: ({ context }: InEditor) => ({ place: placeOf(context), draft: context.draft }),
} as const
export const FORGET_KEPT = {
  type: 'keep',
  params: ({ context }: InEditor) => ({ place: placeOf(context), draft: null }),
} as const
