import type { MadeDetail } from '#domain/question/made-question.ts'
import type { EditedPart, EditedQuestion } from '#domain/question/question-correction.ts'
import type { BroughtPicture } from '#domain/question/question-draft.ts'
import { typedQuestion } from '#domain/question/typed-text.ts'

const readable = <Part extends EditedPart>(part: Part): Part => ({
  ...part,
  points: part.points === null || part.points < 0 ? null : part.points,
  rubric: part.rubric.map(({ text, points }) => ({ text, points: Math.max(0, points) })),
})

/** A question as it will look, with its pictures and tables where their signs stand; its place is said elsewhere, and numbers that are none are left out. */
export const asShown = (
  question: EditedQuestion,
  made: MadeDetail | null,
  pictures: readonly BroughtPicture[],
): EditedQuestion => {
  const pieces = new Map((made?.pieces ?? []).map(({ sign, html }) => [sign, html]))
  for (const { sign, address } of pictures) pieces.set(sign, `<img src="${address}" alt="">`)
  const shown = { ...readable(question), parts: question.parts.map(readable), chapter: '', knowledge: '' }
  return typedQuestion(shown, pieces)
}
