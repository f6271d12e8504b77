import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { QuestionNarrowing } from '#domain/catalogue/menu-narrowing.ts'
import type { TagGroup } from '#domain/catalogue/tag-group.ts'
import {
  BANK_PAGE_SIZE,
  type BankQuery,
  DIFFICULTY_LEVELS,
  QUESTION_KINDS,
  questionNarrowingOf,
} from '#domain/question/bank-query.ts'
import type { BankQuestion } from '#domain/question/bank-question.ts'
import type { PracticePlan } from '#domain/question/practice-scope.ts'
import type { Question } from '#domain/question/question.ts'
import { BANK } from './content/bank.ts'
import { answerableOf } from './question.backend.ts'

/** What is left by the filters of the bank, wherever it stands. */
export const answersTo =
  (filters: QuestionNarrowing) =>
  (question: Question): boolean =>
    (filters.questionType === 0 || QUESTION_KINDS.indexOf(question.kind) + 1 === filters.questionType) &&
    (filters.difficultyLevel === 0 || question.difficultyLevel === filters.difficultyLevel) &&
    (filters.year === 0 || question.year === filters.year) &&
    (filters.area === '' || question.area === filters.area) &&
    (filters.source === '' || question.source === filters.source)

const textsOf = ({ stem, options, parts }: Question): readonly string[] =>
  [{ stem, options }, ...parts].flatMap((part) => [part.stem, ...part.options.map(({ content }) => content)])

/** Whether what is told of a content holds a word; of a question also what it asks. */
export const holds = (keyword: string) => {
  const word = keyword.toLowerCase()
  return ({ id, name, teacherName, place }: ContentCard): boolean => {
    if (word === '') return true
    const asks = BANK.find(({ card }) => card.id === id)
    return [name, teacherName, place.book.name, ...(asks ? textsOf(asks.question) : [])].some((text) =>
      text.toLowerCase().includes(word),
    )
  }
}

const stands = (query: BankQuery) => {
  const filters = questionNarrowingOf(query)
  const held = holds(query.keyword)
  return ({ card, card: { place }, question }: BankQuestion): boolean =>
    held(card) &&
    (query.stage === 0 || place.stage.id === query.stage) &&
    (query.subject === 0 || place.subject.id === query.subject) &&
    (query.version === 0 || place.version.id === query.version) &&
    (query.book === 0 || place.book.id === query.book) &&
    (query.chapter === 0 || place.chapter.id === query.chapter) &&
    (query.knowledge === 0 || question.knowledge.some(({ id }) => id === query.knowledge)) &&
    (filters === undefined || answersTo(filters)(question))
}

const inOrder = (found: readonly BankQuestion[], { sort, keyword }: BankQuery): readonly BankQuestion[] => {
  const harder = (one: BankQuestion, other: BankQuestion) =>
    one.question.difficultyLevel - other.question.difficultyLevel
  switch (sort) {
    case 'newest':
      return found
    case 'relevance': {
      const word = keyword.toLowerCase()
      const asksFor = ({ question }: BankQuestion) => question.stem.toLowerCase().includes(word)
      return [...found.filter(asksFor), ...found.filter((one) => !asksFor(one))]
    }
    case 'easiest':
      return found.toSorted(harder)
    case 'hardest':
      return found.toSorted((one, other) => harder(other, one))
    case 'used':
      return found.toSorted((one, other) => other.card.viewCount - one.card.viewCount)
  }
}

/** As it is asked, without answers and analyses. */
export const asked = (question: Question): Question => ({
  ...question,
  solution: null,
  parts: question.parts.map((part) => ({ ...part, solution: null })),
})

export const bankPage = (query: BankQuery, size = BANK_PAGE_SIZE) => {
  const found = inOrder(BANK.filter(stands(query)), query)
  const from = (query.page - 1) * size
  return {
    index: query.page,
    size,
    total: found.length,
    items: found.slice(from, from + size).map(({ question }) => asked(question)),
  }
}

/** Every other one, then those between: an order that is none of the others. */
const shuffled = <T>(items: readonly T[]): readonly T[] => [
  ...items.filter((_, at) => at % 2 === 1),
  ...items.filter((_, at) => at % 2 === 0),
]

/** The questions that a practice takes from a part of the bank, for a learner who has answered these. */
export const practiceOf = (
  query: BankQuery,
  { size, order, choice }: PracticePlan,
  answered: readonly number[],
): readonly Question[] => {
  const sort = order === 'random' ? 'newest' : order
  const all = inOrder(BANK.filter(stands(query)), { ...query, sort }).map(({ question }) => question)
  const ordered = order === 'random' ? shuffled(all) : all
  const isFresh = (question: Question) => !answerableOf(question).some(({ id }) => answered.includes(id))
  const fresh = ordered.filter(isFresh)
  const others = choice === 'freshOnly' ? [] : ordered.filter((question) => !fresh.includes(question))
  return (choice === 'any' ? ordered : [...fresh, ...others]).slice(0, size).map(asked)
}

export const bankQuestion = (questionId: number): Question | undefined =>
  BANK.find(({ question }) => question.id === questionId)?.question

/** Of the same kind, those about the same first. */
export const questionsLike = (question: Question, except: readonly number[]): readonly Question[] => {
  const shared = (other: Question) =>
    other.knowledge.filter(({ id }) => question.knowledge.some((one) => one.id === id)).length
  return BANK.map((one) => one.question)
    .filter(({ id, kind }) => kind === question.kind && id !== question.id && !except.includes(id))
    .toSorted((one, other) => shared(other) - shared(one))
    .map(asked)
}

const row = (
  code: string,
  name: string,
  tags: readonly (readonly [id: number, name: string])[],
): TagGroup => ({
  code,
  name,
  multiple: false,
  tags: tags.map(([id, label]) => ({ id, name: label, count: 0 })),
})

const namesOf = (texts: readonly string[]): readonly (readonly [number, string])[] =>
  [...new Set(texts)].filter((text) => text !== '').map((text, at) => [at + 1, text])

/** What the questions of a subject can be narrowed by. */
export const bankTags = (subjectId: number): readonly TagGroup[] => {
  const questions = BANK.filter(({ card }) => card.place.subject.id === subjectId).map(
    ({ question }) => question,
  )
  const years = [...new Set(questions.map(({ year }) => year))].toSorted((one, other) => other - one)
  return [
    row(
      'QuestionType',
      '题型',
      QUESTION_KINDS.map((kind, at) => [at + 1, kind]),
    ),
    row(
      'DifficultyLevel',
      '难度',
      DIFFICULTY_LEVELS.map((level) => [level, String(level)]),
    ),
    row(
      'Year',
      '年份',
      years.map((year) => [year, String(year)]),
    ),
    row('Area', '地区', namesOf(questions.map(({ area }) => area))),
    row('Source', '来源', namesOf(questions.map(({ source }) => source))),
  ].filter(({ tags }) => tags.length > 0)
}
