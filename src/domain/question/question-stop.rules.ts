import { answerStateOf, withResults } from './answer-state.ts'
import type { AnsweringContext, Asked } from './answering.machine.ts'
import type { AnswerItem, AnswerResult, Question } from './question.ts'
import { pointBetween, pointLeaptOver, type QuestionPoint, STOP_TOLERANCE } from './question-point.ts'
import type {
  Delivery,
  LessonQuestions,
  QuestionStopContext,
  QuestionStopEvent,
} from './question-stop.events.ts'

/** Seconds. */
const RESUMED_BEFORE = 1

/** A lesson that is resumed where it stopped is asked there again. */
export const beginningAt = (startAt: number): number => Math.max(0, startAt - RESUMED_BEFORE)

/** The question of a point; undefined while it is not known. */
export const questionAt = (
  { questions }: Pick<QuestionStopContext, 'questions'>,
  point: QuestionPoint | null,
): Question | undefined => questions?.find(({ id }) => id === point?.questionId)

/** What asks where the lesson now is. */
export const dueAt = (context: QuestionStopContext, event: QuestionStopEvent): QuestionPoint | null => {
  if (event.type === 'questionStop.moved') return pointBetween(context, context.position, event.second)
  if (event.type === 'questionStop.sought')
    return pointLeaptOver(context, event.from, event.to) ?? pointBetween(context, event.to, event.to)
  return pointBetween(context, context.position, context.position)
}

/** The lesson was led away from what is asked. */
export const straysFrom = ({ point }: QuestionStopContext, to: number): boolean =>
  point !== null && Math.abs(to - point.second) > 2 * STOP_TOLERANCE

/** A question that may be skipped, is answered, or waits to be sent does not hold up the lesson. */
export const isPassable = ({ point, points, passed }: QuestionStopContext): boolean =>
  point === null ||
  !point.required ||
  passed.includes(point.id) ||
  points.some(({ id, answered }) => id === point.id && answered)

export const askedBy = (context: QuestionStopContext): Asked => {
  const { lesson, point } = context
  const question = questionAt(context, point)
  if (point === null || question === undefined) throw new Error('nothing is asked here')
  return { lesson, pointId: point.id, question }
}

type Known = Pick<QuestionStopContext, 'points' | 'questions' | 'unsent' | 'passed'>

const idsOf = (items: readonly AnswerItem[]): readonly string[] => items.map(({ clientId }) => clientId)

const without = (unsent: readonly AnswerItem[], items: readonly AnswerItem[]): readonly AnswerItem[] => {
  const gone = idsOf(items)
  return unsent.filter(({ clientId }) => !gone.includes(clientId))
}

const withAnswered = (known: Known, questions: readonly Question[]): Known => {
  const answered = questions.filter((question) => answerStateOf(question) !== 'open').map(({ id }) => id)
  return {
    ...known,
    questions,
    points: known.points.map((point) =>
      answered.includes(point.questionId) ? { ...point, answered: true } : point,
    ),
  }
}

const withUnsent = (known: Known, items: readonly AnswerItem[]): Known => ({
  ...known,
  unsent: [...without(known.unsent, items), ...items],
  passed: [...new Set([...known.passed, ...items.map(({ pointId }) => pointId)])],
})

const knownOf = ({ points, questions, unsent, passed }: QuestionStopContext): Known => ({
  points,
  questions,
  unsent,
  passed,
})

/** What is known once the questions have come. */
export const afterLoading = (
  context: QuestionStopContext,
  { questions, unsent }: LessonQuestions,
): Known & Pick<QuestionStopContext, 'failure' | 'early'> => {
  const { early } = context
  // They may have been asked for before that.
  const settled = early.reduce<readonly Question[]>(
    (known, { items, results }) => known.map((question) => withResults(question, items, results)),
    questions,
  )
  const waiting = early.reduce((left, { items }) => without(left, items), unsent)
  return { ...withUnsent(withAnswered(knownOf(context), settled), waiting), failure: null, early: [] }
}

type Early = Partial<Pick<QuestionStopContext, 'early'>>

const withEarly = ({ early }: QuestionStopContext, delivery: Delivery): Early => ({
  early: [...early, delivery],
})

/** What is known once answers that waited were marked. */
export const afterDelivery = (
  context: QuestionStopContext,
  items: readonly AnswerItem[],
  results: readonly AnswerResult[],
): Known & Early => {
  const known = { ...knownOf(context), unsent: without(context.unsent, items) }
  const { questions } = known
  if (questions === null) return { ...known, ...withEarly(context, { items, results }) }
  return withAnswered(
    known,
    questions.map((question) => withResults(question, items, results)),
  )
}

/** What is known once answers that waited were refused: they ask again. */
export const afterRefusal = (context: QuestionStopContext, items: readonly AnswerItem[]): Known & Early => ({
  ...knownOf(context),
  ...(context.questions === null && withEarly(context, { items, results: [] })),
  unsent: without(context.unsent, items),
  passed: context.passed.filter((id) => !items.some(({ pointId }) => pointId === id)),
})

/** What is known of what is being answered here. */
export const afterAnswering = (
  context: QuestionStopContext,
  { question, unsent }: AnsweringContext,
): Known => {
  const known = knownOf(context)
  const questions = known.questions?.map((before) => (before.id === question.id ? question : before)) ?? []
  return withUnsent(withAnswered(known, questions), unsent)
}
