import { sectionsOf } from '#domain/course/course-detail.ts'
import type { LiveSession, PushRound } from '#domain/live/live-session.ts'
import type { RoundAnswers } from '#domain/live/round-answers.ts'
import type { AnswerItem } from '#domain/question/question.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { MemoryBackend } from './backend.ts'
import { LIVE_QUESTIONS, type LiveQuestion } from './content/live-questions.ts'
import { livesAt } from './content/lives.ts'
import { PEOPLE } from './content/people.ts'
import { courseAt } from './course.backend.ts'
import { learningIn } from './learning.backend.ts'
import { consoleOf, endingsIn, type PutQuestion } from './live-console.backend.ts'

const REPLAY_AFTER_MS = 10 * 60_000

interface GivenItem extends AnswerItem {
  /** ISO 8601. */
  readonly time: string
}

/** What was answered: by section, round and person. */
type Answers = Map<string, GivenItem>

const dataByBackend = new WeakMap<MemoryBackend, Answers>()

const answersIn = (backend: MemoryBackend): Answers => {
  const answers = dataByBackend.get(backend) ?? new Map<string, GivenItem>()
  dataByBackend.set(backend, answers)
  return answers
}

const keyOf = (sectionId: number, roundId: number, personId: number): string =>
  `${sectionId}/${roundId}/${personId}`

/** A session of a live course as one person sees it; undefined for none. */
export const sessionAt = (
  backend: MemoryBackend,
  person: CurrentUser,
  sectionId: number,
): LiveSession | undefined => {
  const now = backend.now()
  for (const { id, type } of livesAt(now)) {
    const course = courseAt(now, { id, type }, learningIn(backend, person.id), endingsIn(backend))
    const section = course === undefined ? undefined : sectionsOf(course).find((it) => it.id === sectionId)
    if (course === undefined || section === undefined) continue
    const { liveStatus: status } = section
    const watched = (status === 'running' || status === 'replay') && !section.cancelled
    const url = `/lives/${sectionId}.m3u8`
    return {
      lesson: {
        courseId: id,
        chapterId: section.chapterId,
        sectionId,
        name: section.name,
        courseName: course.card.name,
        sources: watched
          ? [{ label: '自动', url, kind: 'hls', height: 0, cloudVideoId: '', cloudPlayAuth: '' }]
          : [],
        posterUrl: course.card.coverUrl,
        captions: [],
        chapters: [],
        duration: section.duration,
        points: [],
        record: null,
        previousId: 0,
        nextId: 0,
        finishRule: course.finishRule,
      },
      status,
      startTime: section.startTime,
      endTime: section.endTime,
      replayReadyTime: new Date(Date.parse(section.endTime) + REPLAY_AFTER_MS).toISOString(),
      onlineCount: PEOPLE.length,
      reserved: course.live?.reserved === true,
      cancelled: course.live?.cancelled === true,
      teacherName: course.card.teacherName,
      teaching: course.card.teacherName === person.name,
      serverTime: new Date(now).toISOString(),
    }
  }
  return undefined
}

/** The questions that were put so far, as one person sees them. */
export const roundsAt = (
  backend: MemoryBackend,
  person: CurrentUser,
  session: LiveSession,
): readonly PushRound[] => {
  const now = backend.now()
  return putsIn(backend, session)
    .filter(({ put }) => now >= put.opens)
    .map((timed) => roundAt(backend, person, session, timed))
}

interface TimedQuestion {
  readonly asked: LiveQuestion
  readonly put: PutQuestion
}

/** The questions of a session that have a time, in the order of their putting: what its teacher did goes before their own times. */
export const putsIn = (backend: MemoryBackend, session: LiveSession): readonly TimedQuestion[] => {
  const { puts, adHoc } = consoleOf(backend, session)
  const begin = Date.parse(session.startTime)
  const own = ({ offset, seconds }: LiveQuestion): PutQuestion => {
    const opens = begin + offset * 1000
    return { opens, closes: opens + seconds * 1000, shown: false }
  }
  return [...LIVE_QUESTIONS, ...adHoc]
    .map((asked) => ({ asked, put: puts.get(asked.question.id) ?? own(asked) }))
    .sort((one, other) => one.put.opens - other.put.opens)
}

const roundAt = (
  backend: MemoryBackend,
  person: CurrentUser,
  { lesson: { sectionId }, endTime, teaching }: LiveSession,
  { asked: { question, solution }, put }: TimedQuestion,
): PushRound => {
  const { opens } = put
  const closes = put.closes ?? Date.parse(endTime)
  const open = backend.now() < closes
  const answerOf = ({ id }: CurrentUser) => answersIn(backend).get(keyOf(sectionId, question.id, id))?.answer
  const answers = PEOPLE.map(answerOf).filter((answer) => answer !== undefined)
  const own = answerOf(person) ?? null
  const told = !open || own !== null || teaching
  return {
    id: question.id,
    open,
    openTime: new Date(opens).toISOString(),
    closeTime: new Date(closes).toISOString(),
    openEnd: put.closes === null,
    question: {
      ...question,
      answered: own,
      right: own === null || solution.answer.length === 0 ? null : own.join() === solution.answer.join(),
      solution: told ? solution : null,
    },
    answered: own,
    tally:
      told || put.shown
        ? question.options.map(({ key }) => ({ key, count: answers.filter((it) => it.includes(key)).length }))
        : [],
    answeredCount: answers.length,
    unanswered: teaching
      ? PEOPLE.filter((one) => one.id !== person.id && answerOf(one) === undefined).map(({ id, name }) => ({
          id,
          name,
        }))
      : [],
  }
}

/** What everybody answered so far, as its teacher sees it. */
export const answersAt = (
  backend: MemoryBackend,
  teacher: CurrentUser,
  session: LiveSession,
): readonly RoundAnswers[] =>
  putsIn(backend, session)
    .filter(({ put }) => backend.now() >= put.opens)
    .map(({ asked: { question, solution } }, index) => {
      const given = PEOPLE.map((person) => ({
        person,
        item: answersIn(backend).get(keyOf(session.lesson.sectionId, question.id, person.id)),
      }))
      const isMarked = solution.answer.length > 0
      return {
        roundId: question.id,
        number: index + 1,
        questions: [{ id: question.id, kind: question.kind, name: question.stem.replace(/<[^>]*>/g, '') }],
        answers: given.flatMap(({ person, item }) => {
          if (item === undefined) return []
          const right = isMarked ? item.answer.join() === solution.answer.join() : null
          return [
            {
              questionId: question.id,
              userId: person.id,
              userName: person.name,
              answer: item.answer,
              right,
              score: right === true ? question.score : 0,
              time: item.time,
            },
          ]
        }),
        unanswered: given.flatMap(({ person: { id, name }, item }) =>
          item === undefined && id !== teacher.id ? [{ id, name }] : [],
        ),
      }
    })

/** Writes an answer down once; says whether it is what stands there now. */
export const answerRound = (
  backend: MemoryBackend,
  person: CurrentUser,
  sectionId: number,
  roundId: number,
  item: AnswerItem,
): boolean => {
  const answers = answersIn(backend)
  const key = keyOf(sectionId, roundId, person.id)
  const before = answers.get(key)
  if (before === undefined) answers.set(key, { ...item, time: new Date(backend.now()).toISOString() })
  return before === undefined || before.clientId === item.clientId
}
