import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { partQuestion, question as questionShape } from '#contract/question.ts'
import { QUESTION_TYPE, type QuestionType, type question } from '../../db/schema/question.ts'
import { textWithPictures } from '../../html/rich-text.ts'
import { questionName } from '../content/question-name.ts'
import { shownAnswer } from './marking.ts'
import type { AnswerRow, QuestionRow } from './question.repository.ts'
import { questionText } from './question-pictures.ts'
import { answerableOf, isAnswered, type WholeQuestion } from './question-set.ts'

export type QuestionDto = Sent<z.output<typeof questionShape>>
type PartDto = Sent<z.output<typeof partQuestion>>
type Question = typeof question.$inferSelect

export const TYPE_NAMES: Readonly<Record<QuestionType, string>> = {
  [QUESTION_TYPE.single]: '单选题',
  [QUESTION_TYPE.multiple]: '多选题',
  [QUESTION_TYPE.judgement]: '判断题',
  [QUESTION_TYPE.blanks]: '填空题',
  [QUESTION_TYPE.essay]: '解答题',
  [QUESTION_TYPE.composite]: '复合题',
}

/** Of every judgement the same: the options of its row are empty. */
export const JUDGEMENT_OPTIONS = [
  { key: 'A', content: '正确' },
  { key: 'B', content: '错误' },
] as const

export const optionsOf = ({ questionType, options }: Question) =>
  questionType === QUESTION_TYPE.judgement ? JUDGEMENT_OPTIONS : options

/** What one reader is told beside the question itself. */
export interface Reader {
  /** What they answered to a question; undefined for nothing. */
  readonly answerOf: (questionId: number) => Pick<AnswerRow, 'answer' | 'isRight' | 'score'> | undefined
  /** Whether right answer and analysis are told although it is not answered. */
  readonly isRevealed: boolean
  /** Where the picture of a file in an answer can be fetched for a while; null where it is gone. */
  readonly pictureAddress: (fileId: number) => string | null
}

/** An answer as it was given; of an essay with addresses for its pictures that hold. */
const answerDto = (
  { questionType }: Question,
  answer: readonly string[],
  { pictureAddress }: Reader,
): string[] =>
  questionType === QUESTION_TYPE.essay
    ? answer.map((html) => textWithPictures(html, pictureAddress))
    : [...answer]

/** What is right, with addresses for the pictures of a reference answer that hold. */
export const rightAnswerDto = (row: Question, pictureAddress: Reader['pictureAddress']): string[] =>
  row.questionType === QUESTION_TYPE.essay
    ? shownAnswer(row).map((html) => questionText(html, pictureAddress))
    : shownAnswer(row)

/** What of a written answer gets points. */
export const rubricDto = ({ rubric }: Question): { Text: string; Points: number }[] =>
  rubric.map(({ text, points }) => ({ Text: text, Points: points }))

const partDto = (
  { question: row, knowledge, chapter, kept, latestVersion }: QuestionRow,
  reader: Reader,
): PartDto => {
  const given = reader.answerOf(row.id)
  const isTold = reader.isRevealed || given !== undefined
  const text = (html: string) => questionText(html, reader.pictureAddress)
  return {
    Id: row.id,
    QuestionType: row.questionType,
    TypeName: TYPE_NAMES[row.questionType],
    Name: questionName(row.stem),
    Stem: text(row.stem),
    Options: optionsOf(row).map(({ key, content }) => ({ Key: key, Content: text(content) })),
    BlankCount: row.questionType === QUESTION_TYPE.blanks ? row.answers.length : 0,
    Score: row.score,
    Difficulty: row.difficulty,
    DifficultyLevel: row.difficultyLevel,
    Knows: row.knowId === null ? [] : [{ Id: row.knowId, Name: knowledge ?? '' }],
    Catalogs: chapter === null ? [] : [{ Id: chapter.id, Name: chapter.name }],
    Year: row.year,
    AreaName: row.areaName,
    SourceTitle: row.sourceTitle,
    CanAutoScore: row.questionType !== QUESTION_TYPE.essay,
    IsFavorite: kept,
    ContentId: row.contentId ?? 0,
    Version: row.version,
    LatestVersion: latestVersion ?? row.version,
    MyAnswer: given === undefined ? null : answerDto(row, given.answer, reader),
    IsRight: given?.isRight ?? null,
    MyScore: given === undefined || given.isRight === null ? null : given.score,
    Answer: isTold ? rightAnswerDto(row, reader.pictureAddress) : [],
    Analysis: isTold ? text(row.analysis) : '',
    Rubric: isTold ? rubricDto(row) : [],
  }
}

/** Of a composite question: wrong with one part wrong, right with all right; null while it is not marked. */
const isRightAsWhole = (parts: readonly PartDto[]): boolean | null => {
  if (parts.some(({ IsRight }) => IsRight === false)) return false
  return parts.length > 0 && parts.every(({ IsRight }) => IsRight === true) ? true : null
}

/** What the marked parts got together; null while none is marked. */
const scoreAsWhole = (parts: readonly PartDto[]): number | null => {
  const scores = parts.flatMap(({ MyScore }) => MyScore ?? [])
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) * 100) / 100
}

/** A question as the wire shows it to one reader: right answer and analysis only of what they answered or may see. */
export const questionDto = (whole: WholeQuestion, reader: Reader): QuestionDto => {
  const own = partDto(whole, reader)
  if (whole.question.questionType !== QUESTION_TYPE.composite) return { ...own, Children: [] }
  const { Version, LatestVersion } = own
  const children = whole.parts.map((part) => ({ ...partDto(part, reader), Version, LatestVersion }))
  const answered = new Set(
    answerableOf(whole).flatMap(({ question: { id } }) => (reader.answerOf(id) === undefined ? [] : [id])),
  )
  const isTold = reader.isRevealed || isAnswered(whole, answered)
  return {
    ...own,
    CanAutoScore: children.every(({ CanAutoScore }) => CanAutoScore),
    IsRight: isRightAsWhole(children),
    MyScore: scoreAsWhole(children),
    Analysis: isTold ? questionText(whole.question.analysis, reader.pictureAddress) : '',
    Children: children,
  }
}
