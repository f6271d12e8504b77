import type { MadeDetail } from '#domain/question/made-question.ts'
import type { EditedQuestion } from '#domain/question/question-correction.ts'
import type { BroughtPicture } from '#domain/question/question-draft.ts'
import { typedQuestion } from '#domain/question/typed-text.ts'

/** A question as it will look, with its pictures and tables where their signs stand; its place is said elsewhere. */
export const asShown = (
  question: EditedQuestion,
  made: MadeDetail | null,
  pictures: readonly BroughtPicture[],
): EditedQuestion => {
  const pieces = new Map((made?.pieces ?? []).map(({ sign, html }) => [sign, html]))
  for (const { sign, address } of pictures) pieces.set(sign, `<img src="${address}" alt="">`)
  return typedQuestion({ ...question, chapter: '', knowledge: '' }, pieces)
}
