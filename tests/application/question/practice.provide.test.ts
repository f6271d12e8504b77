import { expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { PageLifecycleEvent } from '#application/kernel/page-lifecycle.port.ts'
import { provideAnswerOutbox } from '#application/question/answer-outbox.provide.ts'
import { providePractice } from '#application/question/practice.provide.ts'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { practiceStandingOf, workOn } from '#domain/question/practice.ts'
import { DEFAULT_PLAN } from '#domain/question/practice-scope.ts'
import { memoryPracticeRecords } from '#infrastructure/learning/practice-record.memory.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAnswerDrafts } from '#infrastructure/question/answer-draft.memory.ts'
import { memoryPracticeQuestions, memoryPractices } from '#infrastructure/question/practice.memory.ts'
import { memoryLessonQuestions } from '#infrastructure/question/question.memory.ts'
import { memoryUnsentAnswers } from '#infrastructure/question/unsent-answer.memory.ts'
import { memorySession } from '#infrastructure/session/session.memory.ts'
import { keys } from '#tests/support/practices.ts'

const scope = {
  kind: 'bank' as const,
  query: { ...WHOLE_BANK, kind: 'single' as const },
  plan: DEFAULT_PLAN,
}

/** One browser before one backend; every call of `sit` is somebody who comes back to the page. */
const aBrowser = async () => {
  const backend = createMemoryBackend()
  const browser = createMemoryBrowser()
  const caller: { token: string | null } = { token: null }
  const who = { token: () => caller.token, expired: () => undefined }
  const signedIn = await memorySession(backend, who).signIn(
    { account: '13900000001', password: 'Zhiyuan2026' },
    'practice',
    new AbortController().signal,
  )
  if (!signedIn.ok) throw new Error('nobody came in')
  caller.token = signedIn.value
  const watchers: ((news: PageLifecycleEvent) => void)[] = []
  const outbox = createActor(
    provideAnswerOutbox({
      questions: memoryLessonQuestions(backend, who),
      records: memoryPracticeRecords(backend, who),
      store: memoryUnsentAnswers(browser),
      drafts: memoryAnswerDrafts(browser),
      page: {
        watch: (tell) => {
          watchers.push(tell)
          return () => undefined
        },
      },
    }),
  ).start()
  outbox.send({ type: 'outbox.open', userId: 1 })
  let made = 0
  const sit = async (finishedId = '', clock = new SimulatedClock()) => {
    const actor = createActor(
      providePractice({
        questions: memoryPracticeQuestions(backend, who),
        practices: memoryPractices(browser),
        records: memoryPracticeRecords(backend, who),
        outbox,
        makeClientId: () => `practice-${(made += 1)}`,
      }),
      { input: { userId: 1, scope, finishedId, now: Date.now }, clock },
    ).start()
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return actor
  }
  const online = () => {
    for (const tell of watchers) tell('online')
  }
  return { backend, browser, outbox, sit, online }
}

type Sat = Awaited<ReturnType<Awaited<ReturnType<typeof aBrowser>>['sit']>>

const practiceIn = (tab: Sat) => {
  const { practice } = tab.getSnapshot().context
  if (practice === null) throw new Error('the practice is gone')
  return practice
}

const sheetsIn = (practice: ReturnType<typeof practiceIn>) =>
  practice.questions.map(({ id }) => workOn(practice, id).draft.sheet)

const minuteIn = (clock: SimulatedClock) => {
  for (let second = 0; second < 60; second += 1) clock.increment(1000)
}

it('a practice goes on without a network, is found where it was left, and is marked once there is one again', async () => {
  const { backend, outbox, sit, online } = await aBrowser()
  const first = await sit()
  const practice = first.getSnapshot().context.practice
  const [one, two] = practice?.questions ?? []
  if (one === undefined || two === undefined) throw new Error('there is nothing to practise')
  backend.simulateNetwork('unreachable')
  for (const { id } of [one, two]) {
    first.send({ type: 'practice.give', questionId: id, partId: id, given: keys('A') })
    first.send({ type: 'practice.check', questionId: id })
  }
  await waitFor(outbox, (snapshot) => snapshot.matches({ sending: { open: 'backingOff' } }))
  expect(outbox.getSnapshot().context.items.length).toBe(2)
  first.send({ type: 'practice.goTo', at: 1 })
  first.stop()

  const second = await sit()
  const { context } = second.getSnapshot()
  expect([context.resumed, context.practice?.id, context.practice?.at]).toEqual([true, 'practice-1', 1])
  expect(outbox.getSnapshot().context.items.length).toBe(2)
  backend.simulateNetwork('fair')
  online()
  await waitFor(outbox, (snapshot) => snapshot.matches({ sending: { open: 'quiet' } }))
  const marked = second.getSnapshot().context.practice
  if (marked === null) throw new Error('the practice is gone')
  expect(outbox.getSnapshot().context.items).toEqual([])
  expect(marked.questions.slice(0, 2).map((question) => practiceStandingOf(marked, question))).not.toContain(
    'waiting',
  )
  second.send({ type: 'practice.lay', layout: 'sheet' })
  second.send({ type: 'practice.finish' })
  second.stop()

  const again = await sit('practice-1')
  expect(again.getSnapshot().matches({ opened: 'finished' })).toBe(true)
  expect(again.getSnapshot().context.practice?.id).toBe('practice-1')
  again.stop()

  const elsewhere = await sit('practice-of-another-browser')
  expect(elsewhere.getSnapshot().value).toBe('elsewhere')
  elsewhere.stop()

  const third = await sit()
  expect([third.getSnapshot().context.resumed, third.getSnapshot().context.practice?.id]).toEqual([
    false,
    'practice-2',
  ])
  expect(third.getSnapshot().context.practice?.layout).toBe('sheet')
})

// R-writing-2.
it('a practice that is finished without a network is recorded once there is one again, by whatever page is open', async () => {
  const { backend, outbox, sit, online } = await aBrowser()
  const first = await sit()
  backend.simulateNetwork('unreachable')
  first.send({ type: 'practice.finish' })
  await waitFor(first, (snapshot) => snapshot.matches({ opened: { finished: 'unrecorded' } }))
  const waiting = outbox.getSnapshot().context.items
  expect(waiting.map(({ items, record }) => [items, record?.practiceId])).toEqual([[[], 'practice-1']])
  first.stop()
  backend.simulateNetwork('fair')
  const saved = () => backend.requests.filter(({ call }) => call === 'practiceRecords.save').length
  const before = saved()
  online()
  await waitFor(outbox, (snapshot) => snapshot.matches({ sending: { open: 'quiet' } }))
  expect([outbox.getSnapshot().context.items, saved() - before]).toEqual([[], 1])
})

it('a practice whose page is left while it is being recorded is left to the outbox, which records it', async () => {
  const { backend, outbox, sit, online } = await aBrowser()
  const first = await sit()
  backend.simulateNetwork('silent')
  first.send({ type: 'practice.finish' })
  await waitFor(first, (snapshot) => snapshot.matches({ opened: { finished: 'recording' } }))
  expect(outbox.getSnapshot().context.items).toEqual([])
  first.stop()
  const waiting = outbox.getSnapshot().context.items
  expect(waiting.map(({ items, record }) => [items, record?.practiceId])).toEqual([[[], 'practice-1']])
  backend.simulateNetwork('fair')
  online()
  await waitFor(outbox, ({ context }) => context.items.length === 0)
  const again = await sit('practice-1')
  expect(again.getSnapshot().matches({ opened: 'finished' })).toBe(true)
  again.stop()
})

// R-tabs-3.
it('two tabs are one practice: the idle one writes over nothing, and it is handed in in both with the answers of both', async () => {
  const { browser, sit, backend } = await aBrowser()
  const idleClock = new SimulatedClock()
  await sit()
  const [one, idle] = [await sit(), await sit('', idleClock)]
  const ids = practiceIn(one).questions.map(({ id }) => id)
  const [first = 0, second = 0, third = 0] = ids
  const give = (tab: Sat, id: number, ...chosen: string[]) =>
    tab.send({ type: 'practice.give', questionId: id, partId: id, given: keys(...chosen) })
  give(one, first, 'A')
  give(one, second, 'B')
  one.send({ type: 'practice.goTo', at: 1 })
  minuteIn(idleClock)
  const kept = () => memoryPractices(browser).of(1)[0] ?? null
  expect(kept()).toEqual(practiceIn(one))
  expect(sheetsIn(practiceIn(idle))).toEqual(sheetsIn(practiceIn(one)))
  give(idle, third, 'C')
  give(idle, second, 'D')
  const sheets = ids.map((id) =>
    id === first
      ? { [id]: keys('A') }
      : id === second
        ? { [id]: keys('D') }
        : id === third
          ? { [id]: keys('C') }
          : {},
  )
  expect([sheetsIn(practiceIn(one)), sheetsIn(practiceIn(idle))]).toEqual([sheets, sheets])
  expect([practiceIn(one).at, practiceIn(idle).at]).toEqual([1, 0])

  one.send({ type: 'practice.finish' })
  await waitFor(idle, (snapshot) => snapshot.matches({ opened: { finished: 'recorded' } }))
  await waitFor(one, (snapshot) => snapshot.matches({ opened: { finished: 'recorded' } }))
  expect([one, idle].map((tab) => tab.getSnapshot().context.endedElsewhere)).toEqual([false, true])
  minuteIn(idleClock)
  expect([kept()?.finished, sheetsIn(kept() ?? practiceIn(one))]).toEqual([true, sheets])
  const again = await sit('practice-1')
  expect(again.getSnapshot().matches({ opened: 'finished' })).toBe(true)
  const answeredIn = (practice: ReturnType<typeof practiceIn>) =>
    practice.questions.filter((question) => question.answered !== null).map(({ id }) => id)
  await waitFor(one, () => answeredIn(practiceIn(one)).length === 3)
  await waitFor(idle, () => answeredIn(practiceIn(idle)).length === 3)
  expect(answeredIn(practiceIn(one))).toEqual([first, second, third])
  expect(backend.requests.filter(({ call }) => call === 'lessonQuestions.answer').length).toBeLessThanOrEqual(
    3,
  )
})
