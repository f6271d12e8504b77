import { EMPTY_TEXT, isBlank, type RichText } from '../kernel/rich-text.ts'
import type { Answer, AnswerItem, PartQuestion, Question } from './question.ts'

export const MAX_ESSAY_LENGTH = 2000
export const MAX_ESSAY_PICTURES = 9
export const MAX_BLANK_LENGTH = 200

/** A learner's answer to a question, or to a part of one, before it is sent. */
export type Given =
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'blanks'; readonly texts: readonly string[] }
  | { readonly kind: 'essay'; readonly text: RichText }

/** What is given, by id of what is asked. */
export type AnswerSheet = Readonly<Record<number, Given>>

/** What is missing from an answer. */
export type AnswerProblem =
  | { readonly kind: 'unchosen' | 'unfilled' | 'empty' | 'tooLong' | 'tooManyPictures' }
  /** `blank` counts from 1. */
  | { readonly kind: 'blankTooLong'; readonly blank: number }

/** Where and why. */
export interface SheetProblem {
  readonly partId: number
  readonly problem: AnswerProblem
}

/** What a question asks: itself, or the parts of a composite one. */
export const partsOf = (question: Question): readonly PartQuestion[] =>
  question.kind === 'composite' ? question.parts : [question]

/** The fewest blanks of a question that asks for some. */
const blanksOf = ({ blankCount }: PartQuestion): number => Math.max(1, blankCount)

const nothingFor = (part: PartQuestion): Given => {
  if (part.kind === 'blanks') return { kind: 'blanks', texts: Array<string>(blanksOf(part)).fill('') }
  return part.kind === 'essay' ? { kind: 'essay', text: EMPTY_TEXT } : { kind: 'keys', keys: [] }
}

/** What is given to a part; what was kept of another kind of answer is nothing. */
export const givenTo = (sheet: AnswerSheet, part: PartQuestion): Given => {
  const nothing = nothingFor(part)
  const given = sheet[part.id]
  if (given === undefined || given.kind !== nothing.kind) return nothing
  if (given.kind !== 'blanks') return given
  return { ...given, texts: Array.from({ length: blanksOf(part) }, (_, at) => given.texts[at] ?? '') }
}

/** An option chosen, or chosen no more where several may be; in the order of the options. */
export const withOption = (part: PartQuestion, keys: readonly string[], key: string): Given => {
  if (part.kind !== 'multiple') return { kind: 'keys', keys: [key] }
  const chosen = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
  return {
    kind: 'keys',
    keys: part.options.map((option) => option.key).filter((one) => chosen.includes(one)),
  }
}

/** One of several blanks filled in; `at` counts from 0. */
export const withBlank = (texts: readonly string[], at: number, text: string): Given => ({
  kind: 'blanks',
  texts: texts.map((before, place) => (place === at ? text : before)),
})

/** Whether the part is empty. */
export const isBlankSheet = (sheet: AnswerSheet): boolean =>
  Object.values(sheet).every((given) => {
    if (given.kind === 'keys') return given.keys.length === 0
    return given.kind === 'blanks' ? given.texts.every((text) => text.trim() === '') : isBlank(given.text)
  })

const problemIn = (given: Given): AnswerProblem | null => {
  if (given.kind === 'keys') return given.keys.length === 0 ? { kind: 'unchosen' } : null
  if (given.kind === 'blanks') return problemInBlanks(given.texts)
  const { text } = given
  if (isBlank(text)) return { kind: 'empty' }
  if (text.length > MAX_ESSAY_LENGTH) return { kind: 'tooLong' }
  return text.pictures > MAX_ESSAY_PICTURES ? { kind: 'tooManyPictures' } : null
}

/** A blank may stay empty: each counts by itself. */
const problemInBlanks = (texts: readonly string[]): AnswerProblem | null => {
  if (texts.every((text) => text.trim() === '')) return { kind: 'unfilled' }
  const long = texts.findIndex((text) => Array.from(text.trim()).length > MAX_BLANK_LENGTH)
  return long >= 0 ? { kind: 'blankTooLong', blank: long + 1 } : null
}

/** The first thing that keeps a sheet from being sent; null for nothing. */
export const problemOf = (question: Question, sheet: AnswerSheet): SheetProblem | null => {
  for (const part of partsOf(question)) {
    const problem = problemIn(givenTo(sheet, part))
    if (problem !== null) return { partId: part.id, problem }
  }
  return null
}

const answerOf = (given: Given): Answer => {
  if (given.kind === 'keys') return given.keys
  return given.kind === 'blanks' ? given.texts.map((text) => text.trim()) : [given.text.html]
}

export interface Sending {
  /** The point of the lesson that asks; 0 for none. */
  readonly pointId: number
  readonly clientId: string
  /** Seconds. */
  readonly useTime: number
}

/** The version of a question that was answered, as it is sent with an answer or a mark: what it says is of that one. */
export const shownVersionOf = ({ version = 0 }: PartQuestion): Pick<AnswerItem, 'version'> =>
  version > 0 ? { version } : {}

/** A sheet as it is sent: an item for each part, under ids that come of one, so that the same sheet is the same again. */
export const itemsOf = (
  question: Question,
  sheet: AnswerSheet,
  { pointId, clientId, useTime }: Sending,
): readonly AnswerItem[] =>
  partsOf(question).map((part) => ({
    questionId: part.id,
    pointId,
    answer: answerOf(givenTo(sheet, part)),
    useTime,
    ...shownVersionOf(part),
    clientId: part.id === question.id ? clientId : `${clientId}-p${part.id}`,
  }))
