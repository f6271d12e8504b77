import { nextClientId } from '../comment/comment-draft.ts'
import { type AnswerDraft, isUntouchedAnswer, newAnswer, regiven } from './answer-draft.ts'
import { type Given, itemsOf, partsOf, problemOf, type SheetProblem, shownVersionOf } from './answer-sheet.ts'
import { type AnswerState, answerStateOf, withResults } from './answer-state.ts'
import type { PracticeScope } from './practice-scope.ts'
import type { AnswerItem, AnswerResult, Question } from './question.ts'
import type { UnsentAnswer } from './unsent-answer.ts'

/** One at a time, or all below each other. */
export type PracticeLayout = 'single' | 'sheet'

/** What the learner did with one question of a practice. */
export interface PracticeWork {
  readonly draft: AnswerDraft
  /** Seconds that it was looked at. */
  readonly seconds: number
  /** Marked by the learner, to come back to. */
  readonly flagged: boolean
  /** What was handed in and is not acknowledged yet: the same ids are the same answers, however often they are sent. */
  readonly waiting: readonly AnswerItem[]
  /** When something was done with it, milliseconds since 1970; 0 for never. */
  readonly changedAt: number
}

/** Questions that are answered in one go, with all there is to go on with after a break. */
export interface Practice {
  readonly id: string
  readonly userId: number
  readonly scope: PracticeScope
  /** With what is known of their answers. */
  readonly questions: readonly Question[]
  /** By id of the question. */
  readonly works: Readonly<Record<number, PracticeWork>>
  /** The place of the question that is looked at, from 0. */
  readonly at: number
  readonly layout: PracticeLayout
  /** When place or layout was chosen, milliseconds since 1970; 0 for never. */
  readonly movedAt: number
  /** Seconds that it took so far. */
  readonly seconds: number
  readonly finished: boolean
}

/** The state of a question of a practice for the learner. */
export type PracticeStanding = AnswerState | 'written' | 'waiting'

/** A practice that has not begun; what was answered elsewhere is not known here. */
export const newPractice = (
  begun: Pick<Practice, 'id' | 'userId' | 'scope' | 'layout'>,
  questions: readonly Question[],
): Practice => {
  const fresh = { answered: null, right: null, won: undefined, solution: null }
  return {
    ...begun,
    questions: questions.map((question) => ({
      ...question,
      ...fresh,
      parts: question.parts.map((part) => ({ ...part, ...fresh })),
    })),
    works: {},
    at: 0,
    movedAt: 0,
    seconds: 0,
    finished: false,
  }
}

export const workOn = ({ id, works }: Pick<Practice, 'id' | 'works'>, questionId: number): PracticeWork =>
  works[questionId] ?? {
    draft: newAnswer(`${id}-q${questionId}`),
    seconds: 0,
    flagged: false,
    waiting: [],
    changedAt: 0,
  }

const withWork = (practice: Practice, questionId: number, change: Partial<PracticeWork>): Practice => ({
  ...practice,
  works: { ...practice.works, [questionId]: { ...workOn(practice, questionId), ...change } },
})

const questionIn = ({ questions }: Practice, id: number): Question | undefined =>
  questions.find((question) => question.id === id)

/** Handed in: it is not changed any more. */
export const isHandedIn = (practice: Practice, question: Question): boolean =>
  answerStateOf(question) !== 'open' || workOn(practice, question.id).waiting.length > 0

export const practiceStandingOf = (practice: Practice, question: Question): PracticeStanding => {
  const { draft, waiting } = workOn(practice, question.id)
  const standing = answerStateOf(question)
  if (standing !== 'open') return standing
  if (waiting.length > 0) return 'waiting'
  return isUntouchedAnswer(draft) ? 'open' : 'written'
}

/** Answers that no server has acknowledged yet. */
export const waitingIn = ({ works }: Practice): number =>
  Object.values(works).filter(({ waiting }) => waiting.length > 0).length

export interface PartGiven {
  readonly questionId: number
  readonly partId: number
  readonly given: Given
}

export const withGiven = (practice: Practice, { questionId, partId, given }: PartGiven): Practice => {
  const question = questionIn(practice, questionId)
  if (question === undefined || isHandedIn(practice, question)) return practice
  return withWork(practice, questionId, { draft: regiven(workOn(practice, questionId).draft, partId, given) })
}

export const withFlag = (practice: Practice, questionId: number): Practice =>
  withWork(practice, questionId, { flagged: !workOn(practice, questionId).flagged })

/** Led to a place that there is. */
export const ledTo = (practice: Practice, at: number): Practice => ({
  ...practice,
  at: Math.min(practice.questions.length - 1, Math.max(0, at)),
})

/** A second more, for the question that is looked at too. */
export const afterSecond = (practice: Practice): Practice => {
  const question = practice.questions[practice.at]
  const later = { ...practice, seconds: practice.seconds + 1 }
  if (question === undefined || isHandedIn(practice, question)) return later
  return withWork(later, question.id, { seconds: workOn(practice, question.id).seconds + 1 })
}

/** What keeps an answer from being handed in; null for nothing. */
export const problemIn = (practice: Practice, questionId: number): SheetProblem | null => {
  const question = questionIn(practice, questionId)
  return question === undefined ? null : problemOf(question, workOn(practice, questionId).draft.sheet)
}

/** Questions whose answers are written and can be handed in. */
export const writtenIn = (practice: Practice): readonly number[] =>
  practice.questions
    .filter((question) => practiceStandingOf(practice, question) === 'written')
    .filter(({ id }) => problemIn(practice, id) === null)
    .map(({ id }) => id)

/** Questions that cannot be marked yet: not all parts are answered. */
export const leftOpenIn = (practice: Practice): number =>
  practice.questions.filter((question) => !isHandedIn(practice, question)).length - writtenIn(practice).length

/** The practice with answers handed in: from here on they wait to be acknowledged. */
export const handedIn = (practice: Practice, questionIds: readonly number[]): Practice =>
  questionIds.reduce((before, questionId) => {
    const question = questionIn(before, questionId)
    if (question === undefined || isHandedIn(before, question)) return before
    const { draft, seconds } = workOn(before, questionId)
    const sending = { pointId: 0, clientId: draft.clientId, useTime: seconds }
    return withWork(before, questionId, {
      draft: { ...draft, tried: true },
      waiting: itemsOf(question, draft.sheet, sending),
    })
  }, practice)

export interface SelfMark {
  readonly questionId: number
  readonly partId: number
  /** Of the points, 0–1. */
  readonly share: number
}

/** What the learner says of an essay after reading the reference answer: the same answer once more, with a verdict. */
export const selfMarked = (practice: Practice, { questionId, partId, share }: SelfMark): Practice => {
  const question = questionIn(practice, questionId)
  const parts = question === undefined ? [] : partsOf(question)
  const part = parts.find(({ id }) => id === partId)
  if (part === undefined || part.answered === null || part.markable) return practice
  const { draft, seconds, waiting } = workOn(practice, questionId)
  const clientId = nextClientId(draft.clientId)
  const item: AnswerItem = {
    questionId: partId,
    pointId: 0,
    answer: part.answered,
    useTime: seconds,
    selfScore: share * part.score,
    ...shownVersionOf(part),
    clientId: partId === questionId ? clientId : `${clientId}-p${partId}`,
  }
  return withWork(practice, questionId, {
    draft: { ...draft, clientId },
    waiting: [...waiting.filter((other) => other.questionId !== partId), item],
  })
}

const isAmong = (items: readonly AnswerItem[], { waiting }: PracticeWork): boolean =>
  items.some(({ clientId }) => waiting.some((item) => item.clientId === clientId))

const questionsOf = (practice: Practice, items: readonly AnswerItem[]): readonly Question[] =>
  practice.questions.filter(({ id }) => isAmong(items, workOn(practice, id)))

const without = (waiting: readonly AnswerItem[], items: readonly AnswerItem[]): readonly AnswerItem[] =>
  waiting.filter(({ clientId }) => !items.some((item) => item.clientId === clientId))

/** The practice after answers were acknowledged; answers to other questions change nothing. */
export const afterReceipt = (
  practice: Practice,
  items: readonly AnswerItem[],
  results: readonly AnswerResult[],
): Practice =>
  questionsOf(practice, items).reduce(
    (before, question) => ({
      ...withWork(before, question.id, { waiting: without(workOn(before, question.id).waiting, items) }),
      questions: before.questions.map((one) =>
        one.id === question.id ? withResults(one, items, results) : one,
      ),
    }),
    practice,
  )

/** The practice after answers were refused: the learner may give others. */
export const afterRefusal = (practice: Practice, items: readonly AnswerItem[]): Practice =>
  questionsOf(practice, items).reduce(
    (before, { id }) => withWork(before, id, { waiting: without(workOn(before, id).waiting, items) }),
    practice,
  )

/** The answers that wait, as they are sent: one for each question, so that one that is refused keeps no other back. */
export const unsentOf = (practice: Practice): readonly UnsentAnswer[] => {
  const { id, userId, scope } = practice
  const course = scope.kind === 'section' ? scope : { courseId: 0, sectionId: 0 }
  return practice.questions.flatMap((question) => {
    const { waiting } = workOn(practice, question.id)
    if (waiting.length === 0) return []
    return [
      {
        place: { userId, sectionId: course.sectionId, questionId: question.id },
        courseId: course.courseId,
        ...(scope.kind !== 'section' && { practiceId: id }),
        items: waiting,
      },
    ]
  })
}

/** Ends the practice: hands in every answer that is complete. */
export const finishedOf = (practice: Practice): Practice => ({
  ...handedIn(practice, writtenIn(practice)),
  finished: true,
})
