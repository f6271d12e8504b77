import { type Practice, type PracticeWork, workOn } from './practice.ts'

/** When something was done in a practice the last time. */
const lastDeedIn = ({ movedAt, works }: Practice): number =>
  Object.values(works).reduce((last, { changedAt }) => Math.max(last, changedAt), movedAt)

/** Later than all that was known before, however the clock was set. */
const after = (known: number, at: number): number => Math.max(at, known + 1)

/** What was done, with when it was: that is how several tabs know whose is the latest. */
export const stamped = (before: Practice, done: Practice, at: number): Practice => {
  const changed = done.questions.filter(
    (question, place) =>
      done.works[question.id] !== before.works[question.id] || question !== before.questions[place],
  )
  const isMoved = done.at !== before.at || done.layout !== before.layout
  return {
    ...done,
    movedAt: isMoved ? after(before.movedAt, at) : before.movedAt,
    works: changed.reduce((works, { id }) => {
      const work = workOn(done, id)
      return { ...works, [id]: { ...work, changedAt: after(work.changedAt, at) } }
    }, done.works),
  }
}

/** Which answer to the question it is, from 1: another one is begun only once the one before was handed in. */
const turnOf = ({ id }: Practice, questionId: number, { draft }: PracticeWork): number =>
  Number(draft.clientId.slice(`${id}-q${questionId}-`.length)) || 1

/**
 * Whether the first practice is further with a question. What was handed in under an id stands before what was only written under it,
 * since the server has that; else the latest counts.
 */
const isFurther = (one: Practice, other: Practice, questionId: number): boolean => {
  const [ours, theirs] = [workOn(one, questionId), workOn(other, questionId)]
  const ranks = [
    turnOf(one, questionId, ours) - turnOf(other, questionId, theirs),
    Number(ours.draft.tried) - Number(theirs.draft.tried),
    ours.changedAt - theirs.changedAt,
  ]
  const rank = ranks.find((difference) => difference !== 0)
  if (rank !== undefined) return rank > 0
  // Nobody knows which was later: both tabs are to choose the same.
  const [here, there] = [ours, theirs].map((work) => JSON.stringify({ ...work, seconds: 0 }))
  return (here ?? '') > (there ?? '')
}

/** Whether a practice has something that another tab's has not. */
export const knowsMore = (own: Practice, there: Practice): boolean =>
  (own.finished && !there.finished) || own.questions.some(({ id }) => isFurther(own, there, id))

/** Of two that are both going on or both over the longer: the tabs counted the same time. */
const secondsOf = (one: Practice, other: Practice): number => {
  if (one.finished === other.finished) return Math.max(one.seconds, other.seconds)
  return one.finished ? one.seconds : other.seconds
}

/** One practice of two tabs, whichever is named first: of each question the latest answer with its time. R-tabs-3. */
export const mergedPractice = (one: Practice, other: Practice): Practice => {
  const { at, layout, movedAt } = other.movedAt > one.movedAt ? other : one
  const workOf = (id: number): PracticeWork => {
    if (isFurther(one, other, id)) return workOn(one, id)
    if (isFurther(other, one, id)) return workOn(other, id)
    return { ...workOn(one, id), seconds: Math.max(workOn(one, id).seconds, workOn(other, id).seconds) }
  }
  const known = one.questions.filter(({ id }) => id in one.works || id in other.works)
  return {
    ...one,
    at,
    layout,
    movedAt,
    questions: one.questions.map((question) =>
      isFurther(other, one, question.id)
        ? (other.questions.find(({ id }) => id === question.id) ?? question)
        : question,
    ),
    works: Object.fromEntries(known.map(({ id }) => [id, workOf(id)])),
    seconds: secondsOf(one, other),
    finished: one.finished || other.finished,
  }
}

/** Takes over everything another tab did, except for the question that is shown in this one. */
export const withNews = (own: Practice, there: Practice): Practice => {
  const { at, layout, movedAt } = own
  return { ...mergedPractice(own, there), at, layout, movedAt }
}

/** Whether the learner went on in the other tab. */
export const isLeftFor = (own: Practice, there: Practice): boolean => lastDeedIn(there) > lastDeedIn(own)
