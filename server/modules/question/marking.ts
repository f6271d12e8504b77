import { QUESTION_TYPE, type QuestionType } from '../../db/schema/question.ts'
import { BlankForms, type ReadBlank, readBlank } from './answer/blank-form.ts'
import { blankPlaces, mayChangePlaces, NOWHERE } from './answer/blank-place.ts'

export interface Markable {
  readonly questionType: QuestionType
  /** HTML; what it prints around a blank decides what may be written there. */
  readonly stem: string
  /** As the column of the question: see server/db/schema/question.ts. */
  readonly answers: readonly (readonly string[])[]
  readonly anyOrder: boolean
  /** Points for a wholly right answer. */
  readonly score: number
}

export interface Mark {
  /** Null when it cannot be marked. */
  readonly isRight: boolean | null
  /** Points. */
  readonly score: number
}

const share = (of: number, right: number, all: number): number =>
  all === 0 ? 0 : Math.round((of * right * 100) / all) / 100

/** How many blanks are right at most when each text may stand in any of them. */
const mostMatches = (given: readonly ReadBlank[], wanted: readonly BlankForms[]): number => {
  const fits = given.map((text) => wanted.map((forms) => forms.isRight(text)))
  const textOf = new Map<number, number>()
  const place = (text: number, tried: Set<number>): boolean =>
    wanted.some((_, blank) => {
      if (tried.has(blank) || !fits[text]?.[blank]) return false
      tried.add(blank)
      const holder = textOf.get(blank)
      if (holder !== undefined && !place(holder, tried)) return false
      textOf.set(blank, text)
      return true
    })
  return given.filter((_, text) => place(text, new Set())).length
}

/** Each text and each form is read once. */
const markBlanks = ({ stem, answers, anyOrder, score }: Markable, given: readonly string[]): Mark => {
  const places = blankPlaces(stem, answers.length)
  const wanted = answers.map((forms, blank) => new BlankForms(forms, places[blank] ?? NOWHERE))
  const texts = wanted.map((_, blank) => readBlank(given[blank] ?? '', places[blank] ?? NOWHERE))
  const right =
    anyOrder && mayChangePlaces(stem)
      ? mostMatches(texts, wanted)
      : wanted.filter((forms, blank) => {
          const text = texts[blank]
          return text !== undefined && forms.isRight(text)
        }).length
  return { isRight: right === answers.length, score: share(score, right, answers.length) }
}

/** Half the points for some of the right options and none that is wrong. */
const markMultiple = ({ answers, score }: Markable, given: readonly string[]): Mark => {
  const right = new Set(answers[0])
  const chosen = new Set(given)
  if ([...chosen].some((key) => !right.has(key))) return { isRight: false, score: 0 }
  if (chosen.size === right.size) return { isRight: true, score }
  return { isRight: false, score: chosen.size === 0 ? 0 : score / 2 }
}

/** A question off the cuff has no right answer until its teacher tells it. */
const markChoice = ({ answers, score }: Markable, given: readonly string[]): Mark => {
  if (answers.length === 0) return { isRight: null, score: 0 }
  const isRight = given.length === 1 && answers[0]?.[0] === given[0]
  return { isRight, score: isRight ? score : 0 }
}

/**
 * Marks one answer. Of blanks each counts its share, in any order where that is allowed; an essay is compared by the
 * learner and never wrong; a composite question is marked part by part.
 */
export const mark = (question: Markable, given: readonly string[]): Mark => {
  switch (question.questionType) {
    case QUESTION_TYPE.single:
    case QUESTION_TYPE.judgement:
      return markChoice(question, given)
    case QUESTION_TYPE.multiple:
      return markMultiple(question, given)
    case QUESTION_TYPE.blanks:
      return markBlanks(question, given)
    case QUESTION_TYPE.essay:
    case QUESTION_TYPE.composite:
      return { isRight: null, score: 0 }
  }
}

/** What is shown as right: of blanks the first form of each. */
export const shownAnswer = ({
  questionType,
  answers,
}: Pick<Markable, 'questionType' | 'answers'>): string[] =>
  questionType === QUESTION_TYPE.blanks ? answers.map(([form = '']) => form) : [...(answers[0] ?? [])]

/** An essay by what its learner gave themselves after comparing: right with all the points. */
export const markSelf = ({ score }: Pick<Markable, 'score'>, selfScore: number): Mark => ({
  isRight: selfScore >= score,
  score: Math.min(selfScore, score),
})
