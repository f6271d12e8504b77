import type { LiveConsolePort } from '#application/live/live-console.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { AdHocForm, ConsoleIntent, LiveConsole } from '#domain/live/live-console.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import type { Question } from '#domain/question/question.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { LIVE_QUESTIONS, type LiveQuestion } from '../memory/content/live-questions.ts'
import { answersAt, putsIn, sessionAt } from '../memory/live.backend.ts'
import { consoleOf, endingKey, endingsIn } from '../memory/live-console.backend.ts'

type Answered = Result<LiveConsole, Failure>

const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '只有这场直播的老师可以使用控制台' })
const NOT_RUNNING = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '直播不在进行中' })
const CLOSED = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '这道题已经收卷' })
const NO_OPTION = failed<Failure>({ kind: 'rejected', reason: 'invalid', message: '没有这个选项' })

const FIRST_AD_HOC = 9101
const KEYS: Readonly<Record<AdHocForm, string>> = { four: 'ABCD', six: 'ABCDEF', judgement: 'AB' }

const adHocQuestion = (like: Question, id: number, form: AdHocForm): Question => ({
  ...like,
  id,
  kind: form === 'judgement' ? 'judgement' : 'single',
  stem: '<p>课堂提问</p>',
  options: KEYS[form].split('').map((key) => ({
    key,
    content: form === 'judgement' ? (key === 'A' ? '正确' : '错误') : '',
  })),
  score: 1,
})

const consoleAt = (backend: MemoryBackend, session: LiveSession): LiveConsole => {
  const now = backend.now()
  const { adHoc } = consoleOf(backend, session)
  const all = putsIn(backend, session)
  return {
    prepared: all
      .filter(({ put }) => put.opens > now && put.opens < Date.parse(session.endTime))
      .map(({ asked: { question, seconds, solution }, put }) => ({
        roundId: question.id,
        question: { ...question, solution },
        seconds,
        putTime: new Date(put.opens).toISOString(),
      })),
    put: all
      .filter(({ put }) => put.opens <= now)
      .map(({ asked: { question }, put }) => ({
        roundId: question.id,
        adHoc: adHoc.some((it) => it.question.id === question.id),
        shown: put.shown,
      })),
  }
}

const performAt = (backend: MemoryBackend, session: LiveSession, { id, act }: ConsoleIntent): Answered => {
  const now = backend.now()
  const { puts, adHoc, intents } = consoleOf(backend, session)
  const done = () => success(consoleAt(backend, session))
  const closesAfter = (seconds: number) => (seconds === 0 ? null : now + seconds * 1000)
  if (act.kind === 'ask') {
    const [like] = LIVE_QUESTIONS
    if (intents.has(id) || like === undefined) return done()
    intents.add(id)
    const question = adHocQuestion(like.question, FIRST_AD_HOC + adHoc.length, act.form)
    adHoc.push({ ...like, question, solution: { answer: [], analysis: '' } })
    puts.set(question.id, { opens: now, closes: closesAfter(act.seconds), shown: false })
    return done()
  }
  if (act.kind === 'end') {
    endingsIn(backend).set(endingKey(session.lesson.sectionId, session.startTime), now)
    return success({ prepared: [], put: [] })
  }
  const found = putsIn(backend, session).find(({ asked }) => asked.question.id === act.roundId)
  if (found === undefined) return MISSING
  const { asked, put } = found
  const isPut = put.opens <= now
  if (act.kind === 'push') {
    if (!isPut) puts.set(act.roundId, { opens: now, closes: closesAfter(act.seconds), shown: false })
    return done()
  }
  if (!isPut) return MISSING
  const closes = put.closes ?? Date.parse(session.endTime)
  switch (act.kind) {
    case 'close':
      if (now < closes) puts.set(act.roundId, { ...put, closes: now })
      return done()
    case 'extend':
      if (now >= closes) return CLOSED
      puts.set(act.roundId, { ...put, closes: Math.max(closes, Date.parse(act.closeTime)) })
      return done()
    case 'show':
      puts.set(act.roundId, { ...put, shown: act.shown })
      return done()
    case 'tell':
      return solve(adHoc, asked, act.key) ?? done()
  }
}

/** Undefined once its answer is told. */
const solve = (adHoc: LiveQuestion[], asked: LiveQuestion, key: string): Answered | undefined => {
  const index = adHoc.indexOf(asked)
  if (index === -1) return MISSING
  if (!asked.question.options.some((option) => option.key === key)) return NO_OPTION
  adHoc[index] = { ...asked, solution: { answer: [key], analysis: '' } }
  return undefined
}

export const memoryLiveConsoles = (backend: MemoryBackend, caller: Caller): LiveConsolePort => {
  const ask = <T>(
    call: string,
    sectionId: number,
    signal: AbortSignal,
    answer: (session: LiveSession, person: CurrentUser) => Result<T, Failure>,
    allowed: readonly LiveSession['status'][] = ['running'],
  ): Promise<Result<T, Failure>> =>
    backend.request<T>({
      call,
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const session = sessionAt(backend, person, sectionId)
        if (session === undefined) return MISSING
        if (!session.teaching) return FORBIDDEN
        if (session.cancelled || !allowed.includes(session.status)) return NOT_RUNNING
        return answer(session, person)
      },
    })
  return {
    console: (sectionId, signal) =>
      ask('live.console', sectionId, signal, (session) => success(consoleAt(backend, session))),
    perform: (intent, signal) =>
      ask(
        'live.perform',
        intent.sectionId,
        signal,
        (session) => performAt(backend, session, intent),
        // Over before, nothing more is done.
        intent.act.kind === 'end' ? ['running', 'ended', 'replay'] : undefined,
      ),
    answers: (sectionId, signal) =>
      ask(
        'live.answers',
        sectionId,
        signal,
        (session, person) => success(answersAt(backend, person, session)),
        ['announced', 'running', 'ended', 'replay'],
      ),
  }
}
