import type { Answer, AnswerItem, PartQuestion, Question } from '#domain/question/question.ts'
import type { QuestionPoint } from '#domain/question/question-point.ts'
import type { MemoryBackend } from './backend.ts'
import { BANK } from './content/bank.ts'
import { COURSES } from './content/courses.ts'
import { LESSON_QUESTIONS } from './content/questions.ts'

export interface GivenAnswer {
  readonly questionId: number
  readonly clientId: string
  readonly answer: Answer
  /** Null when it cannot be marked. */
  readonly right: boolean | null
  /** Points. */
  readonly score: number
  /** Seconds. */
  readonly useTime: number
  readonly answeredAt: string
}

const dataByBackend = new WeakMap<MemoryBackend, Map<string, GivenAnswer[]>>()

/** What one person answered in a section, or in a practice of the question bank, in order. */
export const answersIn = (
  backend: MemoryBackend,
  personId: number,
  sectionId: number,
  practiceId = '',
): GivenAnswer[] => {
  const data = dataByBackend.get(backend) ?? new Map<string, GivenAnswer[]>()
  dataByBackend.set(backend, data)
  const key = `${personId}/${sectionId}/${practiceId}`
  const known = data.get(key) ?? []
  data.set(key, known)
  return known
}

/** What one person ever answered, by id of the question or of its part. */
export const answeredBy = (backend: MemoryBackend, personId: number): readonly number[] =>
  [...(dataByBackend.get(backend) ?? [])]
    .filter(([key]) => key.startsWith(`${personId}/`))
    .flatMap(([, given]) => given.map(({ questionId }) => questionId))

/** Ids of the practices in which one person answered anything. */
export const practicesBegun = (backend: MemoryBackend, personId: number): readonly string[] =>
  [...(dataByBackend.get(backend) ?? [])]
    .filter(([key, given]) => key.startsWith(`${personId}/0/`) && given.length > 0)
    .map(([key]) => key.split('/')[2] ?? '')
    .filter((practiceId) => practiceId !== '')

/** Everything that one person answered, in order. */
export const everythingGiven = (backend: MemoryBackend, personId: number): readonly GivenAnswer[] =>
  [...(dataByBackend.get(backend) ?? [])]
    .filter(([key]) => key.startsWith(`${personId}/`))
    .flatMap(([, given]) => given)
    .toSorted((one, other) => one.answeredAt.localeCompare(other.answeredAt))

/** A lesson asks every so many seconds, and by turns everything that there is to ask. */
const APART_SECONDS = 12
const IN_A_LESSON = 3

/** The questions of a section of a recorded course with their answers; their ids are its own. */
export const questionsIn = (sectionId: number): readonly Question[] => {
  const isThere = COURSES.some(
    ({ id, sectionCount }) => sectionId > id * 100 && sectionId <= id * 100 + sectionCount,
  )
  if (!isThere) return []
  return Array.from({ length: IN_A_LESSON }, (_, at) => at).flatMap((at) => {
    const template = LESSON_QUESTIONS[(sectionId * IN_A_LESSON + at) % LESSON_QUESTIONS.length]
    const id = sectionId * 1000 + (at + 1) * 10
    const parts = template?.parts.map((part, place) => ({ ...part, id: id + place + 1 })) ?? []
    return template === undefined ? [] : [{ ...template, id, parts }]
  })
}

/** What a section asks; the question bank where there is none. */
export const askedIn = (sectionId: number): readonly Question[] =>
  sectionId === 0 ? BANK.map(({ question }) => question) : questionsIn(sectionId)

/** What is to be answered of a question. */
export const answerableOf = (question: Question): readonly PartQuestion[] =>
  question.parts.length > 0 ? question.parts : [question]

/** Where a section asks, as one person stands with it; the first is required. */
export const pointsIn = (
  backend: MemoryBackend,
  personId: number,
  sectionId: number,
): readonly QuestionPoint[] => {
  const answered = answersIn(backend, personId, sectionId).map(({ questionId }) => questionId)
  return questionsIn(sectionId).map((question, at) => ({
    id: question.id,
    questionId: question.id,
    second: (at + 1) * APART_SECONDS,
    required: at === 0,
    answered: answerableOf(question).every(({ id }) => answered.includes(id)),
  }))
}

/** 1/2, 0.5 and ０．５ are one number; null for what is none. */
const numberOf = (text: string): number | null => {
  const [, above = '', below = '1'] = /^(-?\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text) ?? []
  return above === '' || Number(below) === 0 ? null : Number(above) / Number(below)
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

const saysTheSame = (one: string, other: string): boolean => {
  const number = numberOf(plain(one))
  return plain(one) === plain(other) || (number !== null && number === numberOf(plain(other)))
}

const isRight = ({ kind, solution }: PartQuestion, answer: Answer): boolean | null => {
  const wanted = solution?.answer ?? []
  if (kind === 'essay') return null
  if (kind === 'blanks') return wanted.every((text, at) => saysTheSame(text, answer[at] ?? ''))
  return wanted.length === answer.length && wanted.every((key) => answer.includes(key))
}

/** An essay is marked by its author, or not at all. */
export const marked = (part: PartQuestion, item: AnswerItem, now: number): GivenAnswer => {
  const self = part.kind === 'essay' ? item.selfScore : undefined
  const right = self === undefined ? isRight(part, item.answer) : self >= part.score
  return {
    questionId: item.questionId,
    clientId: item.clientId,
    answer: item.answer,
    right,
    score: self ?? (right === true ? part.score : 0),
    useTime: item.useTime,
    answeredAt: new Date(now).toISOString(),
  }
}
