import type * as z from 'zod/mini'
import type { answerItem, answerResult, partQuestion, question } from '#contract/question.ts'
import type {
  AnswerItem,
  AnswerResult,
  PartQuestion,
  Question,
  QuestionKind,
  QuestionOption,
  Solution,
} from '#domain/question/question.ts'
import { amountOf, flagOf, idOf, textOf, timeOf } from '../http/wire-values.ts'
import { rubricOf } from './correction.mapper.ts'

type WirePart = z.output<typeof partQuestion>
type WireQuestion = z.output<typeof question>
type WireItem = z.input<typeof answerItem>

/** By QuestionType 1–5; what is composite is told by its parts. */
const KINDS: readonly QuestionKind[] = ['single', 'multiple', 'judgement', 'blanks', 'essay']

/** 判断 where no options are named: what they say is a matter of the screen. */
const JUDGEMENT: readonly QuestionOption[] = [
  { key: 'A', content: '' },
  { key: 'B', content: '' },
]

/** A kind that is not known is told by what there is to answer. */
export const kindOf = ({
  QuestionType,
  Options,
  BlankCount,
}: Pick<WirePart, 'QuestionType'> & Partial<Pick<WirePart, 'Options' | 'BlankCount'>>): QuestionKind => {
  const kind = KINDS[amountOf(QuestionType) - 1]
  if (kind !== undefined) return kind
  if ((Options ?? []).length > 0) return 'single'
  return amountOf(BlankCount) > 0 ? 'blanks' : 'essay'
}

const optionsOf = (kind: QuestionKind, { Options }: WirePart): readonly QuestionOption[] => {
  const options = (Options ?? []).map(({ Key, Content }) => ({ key: Key, content: textOf(Content) }))
  return kind === 'judgement' && options.length === 0 ? JUDGEMENT : options
}

const rubricIn = (wire: WirePart['Rubric']): Pick<Solution, 'rubric'> => {
  const rubric = rubricOf(wire)
  return rubric.length === 0 ? {} : { rubric }
}

const solutionOf = ({ Answer, Analysis, Rubric, MyAnswer }: WirePart): Solution | null => {
  const solution = { answer: Answer ?? [], analysis: textOf(Analysis), ...rubricIn(Rubric) }
  const told = solution.answer.length > 0 || solution.analysis !== '' || (MyAnswer ?? null) !== null
  return told ? solution : null
}

const partOf = (wire: WirePart): PartQuestion => {
  const kind = kindOf(wire)
  return {
    id: wire.Id,
    kind,
    name: textOf(wire.Name),
    stem: textOf(wire.Stem),
    options: optionsOf(kind, wire),
    blankCount: kind === 'blanks' ? Math.max(1, amountOf(wire.BlankCount)) : 0,
    score: amountOf(wire.Score),
    difficulty: Math.min(1, amountOf(wire.Difficulty)),
    difficultyLevel: amountOf(wire.DifficultyLevel),
    knowledge: (wire.Knows ?? []).map(({ Id, Name }) => ({ id: Id, name: textOf(Name) })),
    year: amountOf(wire.Year),
    area: textOf(wire.AreaName),
    source: textOf(wire.SourceTitle),
    markable: flagOf(wire.CanAutoScore),
    contentId: idOf(wire.ContentId),
    ...(amountOf(wire.Version) > 0 && {
      version: amountOf(wire.Version),
      latestVersion: Math.max(amountOf(wire.Version), amountOf(wire.LatestVersion)),
    }),
    favourite: flagOf(wire.IsFavorite),
    answered: wire.MyAnswer ?? null,
    right: wire.IsRight ?? null,
    ...(typeof wire.MyScore === 'number' && { won: wire.MyScore }),
    solution: solutionOf(wire),
  }
}

/** A question of the wire in our words; one with parts is composite, whatever it is called. */
export const questionOf = ({ Children, ...wire }: WireQuestion): Question => {
  const parts = (Children ?? []).map(partOf)
  const own = partOf(wire)
  return { ...own, kind: parts.length > 0 ? 'composite' : own.kind, parts }
}

export const resultOf = (wire: z.output<typeof answerResult>): AnswerResult => ({
  questionId: wire.QuestionId,
  clientId: textOf(wire.ClientId),
  right: wire.IsRight ?? null,
  score: amountOf(wire.Score),
  solution: {
    answer: wire.RightAnswer ?? [],
    analysis: textOf(wire.Analysis),
    ...rubricIn(wire.Rubric),
  },
  answeredAt: timeOf(wire.AnswerTime),
})

/** An answer as the wire takes it. */
export const wireItemOf = ({
  questionId,
  pointId,
  answer,
  useTime,
  version,
  selfScore,
  clientId,
}: AnswerItem): WireItem => ({
  QuestionId: questionId,
  ...(pointId > 0 && { PointId: pointId }),
  Answer: [...answer],
  UseTime: useTime,
  ...(version !== undefined && { Version: version }),
  ...(selfScore !== undefined && { SelfScore: selfScore }),
  ClientId: clientId,
})
