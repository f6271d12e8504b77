import type { LiveSessionPort, RoundAnswers } from '#application/live/live-session.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import type { AnswerResult } from '#domain/question/question.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { attend, learningIn } from '../memory/learning.backend.ts'
import { answerRound, roundsAt, sessionAt } from '../memory/live.backend.ts'

const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
const CLOSED = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '这一题已经收卷' })
const OTHERWISE = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '这一题已经答过' })

export const memoryLiveSessions = (backend: MemoryBackend, caller: Caller): LiveSessionPort => {
  const ask = <T>(
    call: string,
    sectionId: number,
    signal: AbortSignal,
    answer: (session: LiveSession, person: CurrentUser) => Result<T, Failure>,
  ) =>
    backend.request<T>({
      call,
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const session = sessionAt(backend, person, sectionId)
        if (session === undefined) return MISSING
        if (session.status === 'running' && !session.teaching)
          attend(backend, learningIn(backend, person.id), session)
        return answer(session, person)
      },
    })

  const take = (
    session: LiveSession,
    person: CurrentUser,
    { sectionId, roundId, items }: RoundAnswers,
  ): Result<readonly AnswerResult[], Failure> => {
    const find = () => roundsAt(backend, person, session).find(({ id }) => id === roundId)
    const [item] = items
    const round = find()
    if (round === undefined || item === undefined) return MISSING
    if (!round.open) return CLOSED
    if (!answerRound(backend, person, sectionId, roundId, item)) return OTHERWISE
    const { right, score, solution } = find()?.question ?? round.question
    return success([
      {
        questionId: item.questionId,
        clientId: item.clientId,
        right,
        score: right === true ? score : 0,
        solution: solution ?? { answer: [], analysis: '' },
        answeredAt: new Date(backend.now()).toISOString(),
      },
    ])
  }

  return {
    session: (sectionId, signal) => ask('live.session', sectionId, signal, (session) => success(session)),
    rounds: (sectionId, afterRound, signal) =>
      ask('live.rounds', sectionId, signal, (session, person) => {
        const rounds = roundsAt(backend, person, session).filter(({ id, open }) => open || id > afterRound)
        const { serverTime, endTime, onlineCount } = session
        return success({ serverTime, endTime, onlineCount, rounds })
      }),
    answer: (answers, signal) =>
      ask('live.answer', answers.sectionId, signal, (session, person) => take(session, person, answers)),
  }
}
