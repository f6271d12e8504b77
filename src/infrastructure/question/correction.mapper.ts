import type * as z from 'zod/mini'
import type { editedPart, editedQuestion, importCorrections } from '#contract/question-correction.ts'
import type { QuestionKind, ScoringPoint } from '#domain/question/question.ts'
import type { Corrections, EditedPart, EditedQuestion } from '#domain/question/question-correction.ts'
import { amountOf, flagOf, textOf } from '../http/wire-values.ts'

type WirePart = z.output<typeof editedPart>
type WireQuestion = z.output<typeof editedQuestion>

/** In the order of the wire's QuestionType, from 1. */
export const KINDS: readonly QuestionKind[] = [
  'single',
  'multiple',
  'judgement',
  'blanks',
  'essay',
  'composite',
]

/** What of a written answer gets points, in order. */
export const rubricOf = (wire: WirePart['Rubric']): readonly ScoringPoint[] =>
  (wire ?? []).map(({ Text, Points }) => ({ text: textOf(Text), points: amountOf(Points) }))

const partOf = (wire: WirePart): EditedPart => ({
  kind: KINDS[wire.Kind - 1] ?? 'essay',
  stem: textOf(wire.Stem),
  options: wire.Options ?? [],
  answers: wire.Answers ?? [],
  anyOrder: flagOf(wire.AnyOrder),
  analysis: textOf(wire.Analysis),
  rubric: rubricOf(wire.Rubric),
  points: wire.Points,
})

/** Null for none. */
export const editedQuestionOf = (wire: WireQuestion | null): EditedQuestion | null =>
  wire === null
    ? null
    : {
        ...partOf(wire),
        level: wire.Level ?? 0,
        chapter: textOf(wire.Chapter),
        knowledge: textOf(wire.Knowledge),
        parts: (wire.Parts ?? []).map(partOf),
      }

export const wirePart = (part: EditedPart): WirePart => ({
  Kind: KINDS.indexOf(part.kind) + 1,
  Stem: part.stem,
  Options: [...part.options],
  Answers: part.answers.map((forms) => [...forms]),
  AnyOrder: part.anyOrder,
  Analysis: part.analysis,
  Rubric: part.rubric.map(({ text, points }) => ({ Text: text, Points: points })),
  Points: part.points,
})

export const wireCorrections = (corrections: Corrections): z.output<typeof importCorrections> =>
  Object.entries(corrections).map(([item, question]) => ({
    Item: Number(item),
    Leave: question === null,
    Question:
      question === null
        ? null
        : {
            ...wirePart(question),
            Level: question.level,
            Chapter: question.chapter,
            Knowledge: question.knowledge,
            Parts: question.parts.map(wirePart),
          },
  }))
