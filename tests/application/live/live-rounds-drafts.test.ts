import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideLiveRoom } from '#application/live/live-room.provide.ts'
import type { LiveSessionPort } from '#application/live/live-session.port.ts'
import type { LiveRoomActor } from '#application/live/live-stage.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LiveRoundsContext } from '#domain/live/live-rounds.ts'
import type { PushRound } from '#domain/live/live-session.ts'
import type { AnswerItem, AnswerResult } from '#domain/question/question.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAnswerDrafts } from '#infrastructure/question/answer-draft.memory.ts'
import { LIVE_START } from '#tests/support/courses.ts'
import { aPushState, aRound, aSession } from '#tests/support/lives.ts'

const NOW = LIVE_START + 5.5 * 60_000
const CHOICE = { kind: 'keys' as const, keys: ['B'] }
const unreachable = failed<Failure>({ kind: 'unreachable' })

/** A computer before a lesson that runs and has put one question; every `sit` opens the page anew. */
const aComputer = () => {
  const drafts = memoryAnswerDrafts(createMemoryBrowser())
  let round: PushRound = aRound(1, 5)
  let marked: Result<readonly AnswerResult[], Failure> = unreachable
  const sent: AnswerItem[] = []
  const serverTime = new Date(NOW).toISOString()
  const sessions: LiveSessionPort = {
    session: async () => success(aSession({ status: 'running', serverTime })),
    rounds: async () => success(aPushState([round], { serverTime })),
    answer: async ({ items }) => {
      sent.push(...items)
      return marked
    },
  }
  const sit = async (userId: number) => {
    const room: LiveRoomActor = createActor(
      provideLiveRoom({
        sessions,
        actions: { record: async () => success(true) },
        drafts,
        page: { watch: () => () => undefined },
      }),
      { input: { userId, courseId: 7, sectionId: 71, now: () => NOW, chance: () => 0 } },
    ).start()
    await waitFor(room, ({ children }) => children.rounds !== undefined)
    const rounds = room.getSnapshot().children.rounds
    if (rounds === undefined) throw new Error('nothing runs')
    const until = (is: (context: LiveRoundsContext) => boolean) =>
      waitFor(rounds, ({ context }) => is(context))
    await until((context) => context.rounds.length === 1)
    return { room, rounds, until, context: () => rounds.getSnapshot().context }
  }
  return {
    drafts,
    sent,
    sit,
    tell: (change: Partial<PushRound>) => {
      round = { ...round, ...change }
    },
    connect: (result: Result<readonly AnswerResult[], Failure>) => {
      marked = result
    },
  }
}

const give = { type: 'liveRounds.give', roundId: 1, partId: 10, given: CHOICE } as const
const submit = { type: 'liveRounds.submit', roundId: 1 } as const

it('an answer that was chosen is there after a reload, for the one who chose it', async () => {
  const { sit } = aComputer()
  const before = await sit(3)
  before.rounds.send(give)
  before.room.stop()
  expect((await sit(4)).context().sheets).toEqual({})
  expect((await sit(3)).context().sheets).toEqual({ 1: { 10: CHOICE } })
})

it('an answer that was sent while the network was gone arrives after a reload', async () => {
  const { sit, sent, connect, drafts } = aComputer()
  const before = await sit(3)
  before.rounds.send(give)
  before.rounds.send(submit)
  await before.until(({ sendFailure }) => sendFailure !== null)
  before.room.stop()
  const result = {
    questionId: 10,
    clientId: '',
    right: true,
    score: 2,
    solution: { answer: ['B'], analysis: '' },
  }
  connect(success([{ ...result, answeredAt: '' }]))
  const after = await sit(3)
  await after.until(({ rounds: [round] }) => round?.answered !== null)
  expect(sent.map(({ clientId, answer }) => [clientId, answer])).toEqual([
    [`live-1-${LIVE_START + 5 * 60_000}`, ['B']],
    [`live-1-${LIVE_START + 5 * 60_000}`, ['B']],
  ])
  expect(drafts.read({ userId: 3, sectionId: 71, questionId: 10 })).toBe(null)
})

it('an answer to a round that was closed meanwhile is let go of, what is kept of another round stays', async () => {
  const { sit, tell, drafts } = aComputer()
  const place = { userId: 3, sectionId: 71, questionId: 10 }
  const before = await sit(3)
  before.rounds.send(give)
  before.room.stop()
  const other = { sheet: { 10: CHOICE }, clientId: 'another-1', tried: false }
  tell({ open: false })
  const after = await sit(3)
  expect([after.context().sheets, drafts.read(place)]).toEqual([{ 1: { 10: CHOICE } }, null])
  drafts.keep(place, other)
  expect((await sit(3)).context().sheets).toEqual({})
  expect(drafts.read(place)).toEqual(other)
})
