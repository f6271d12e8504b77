import { expect, it } from 'vitest'
import { type ActorRefFrom, createActor, SimulatedClock, waitFor } from 'xstate'
import { provideSitting, type SittingNeeds } from '#application/paper/sitting.provide.ts'
import { success } from '#domain/kernel/result.ts'
import type { sittingMachine } from '#domain/paper/sitting.machine.ts'
import type { HandedInPractice } from '#domain/question/practice-record.ts'
import type { AnswerItem } from '#domain/question/question.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memorySittings } from '#infrastructure/paper/sitting-store.memory.ts'
import { readingAt } from '#tests/support/clock-readings.ts'
import { settle } from '#tests/support/deferred.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'
import { keys } from '#tests/support/practices.ts'
import { aQuestion } from '#tests/support/questions.ts'

const NOON = Date.parse('2026-09-01T04:00:00.000Z')
const MINUTE_MS = 60_000
const PLACE = { userId: 1, paperId: 9 }

/** Tabs of one browser before a server that takes each answer and each sitting once, by its id. */
const aBrowser = (minutes: number) => {
  const browser = createMemoryBrowser()
  const clock = new SimulatedClock()
  const taken = new Map<string, AnswerItem>()
  const saved = new Map<string, HandedInPractice>()
  let made = 0
  const open = async (of = clock, store = memorySittings(browser)) => {
    const needs = {
      papers: { paper: async () => success(aPaper({ minutes, sections: [aSection(1, 11, 12, 13)] })) },
      bank: {
        questions: async () => success([11, 12, 13].map((id) => aQuestion({ id }))),
        solution: async (id: number) => success(aQuestion({ id })),
      },
      marker: {
        answer: async ({ items }: { readonly items: readonly AnswerItem[] }) => {
          for (const item of items) if (!taken.has(item.clientId)) taken.set(item.clientId, item)
          return success([])
        },
      },
      store,
      clock: { known: async () => undefined },
      records: {
        save: async (practice: HandedInPractice) => {
          if (!saved.has(practice.practiceId)) saved.set(practice.practiceId, practice)
          return success(true)
        },
      },
      outbox: { on: () => ({ unsubscribe: () => undefined }), send: () => undefined },
      makeClientId: () => `sitting-${(made += 1)}`,
    } as unknown as SittingNeeds
    const sitting = createActor(provideSitting(needs), {
      input: { ...PLACE, look: () => readingAt(NOON + clock.now()) },
      clock: of,
    }).start()
    await waitFor(sitting, (snapshot) => !snapshot.hasTag('busy'))
    return sitting
  }
  const answers = () => [...taken.values()].map(({ questionId, answer }) => [questionId, answer])
  return { browser, clock, open, saved, answers, kept: () => memorySittings(browser).read(PLACE) }
}

type Tab = ActorRefFrom<typeof sittingMachine>

const stateOf = (tab: Tab) => tab.getSnapshot().value
const draftOf = (tab: Tab) => tab.getSnapshot().context.draft
const give = (tab: Tab, partId: number, key: string) =>
  tab.send({ type: 'sitting.give', partId, given: keys(key) })

// R-tabs-3.
it('two tabs sit at one paper: begun once, answered in both, handed in once with the answers of both', async () => {
  const { open, saved, answers, kept } = aBrowser(0)
  const [one, other] = [await open(), await open()]
  one.send({ type: 'sitting.start' })
  await waitFor(one, (snapshot) => snapshot.matches('answering'))
  expect(stateOf(other)).toBe('answering')
  give(one, 11, 'A')
  give(other, 12, 'B')
  give(one, 12, 'C')
  const sheet = { 11: keys('A'), 12: keys('C') }
  expect([draftOf(one)?.sheet, draftOf(other)?.sheet, kept()?.sheet]).toEqual([sheet, sheet, sheet])
  other.send({ type: 'sitting.submit' })
  for (const tab of [one, other]) await waitFor(tab, (snapshot) => snapshot.matches('marked'))
  expect([one, other].map((tab) => tab.getSnapshot().context.endedElsewhere)).toEqual([true, false])
  expect([[...saved.keys()], answers()]).toEqual([
    ['sitting-1'],
    [
      [11, ['A']],
      [12, ['C']],
    ],
  ])
  expect(draftOf(one)).toEqual(draftOf(other))

  one.send({ type: 'sitting.start' })
  await waitFor(one, (snapshot) => snapshot.matches('answering'))
  give(one, 13, 'D')
  expect(stateOf(other)).toBe('marked')
  other.send({ type: 'sitting.start' })
  await waitFor(other, (snapshot) => snapshot.matches('answering'))
  expect([kept(), draftOf(other)]).toEqual([draftOf(one), draftOf(one)])
})

it('a tab that slept through the answers hands in at the end what the other one kept, not its blank sheet', async () => {
  const { browser, clock, open, saved, answers, kept } = aBrowser(45)
  const one = await open(new SimulatedClock())
  one.send({ type: 'sitting.start' })
  await waitFor(one, (snapshot) => snapshot.matches('answering'))
  // What other tabs do is not heard by it.
  const asleep = await open(clock, { ...memorySittings(browser), watch: () => () => undefined })
  give(one, 11, 'A')
  give(one, 13, 'B')
  one.stop()
  clock.increment(45 * MINUTE_MS)
  await waitFor(asleep, (snapshot) => snapshot.matches('marked'))
  await settle()
  const sheet = { 11: keys('A'), 13: keys('B') }
  expect([draftOf(asleep)?.sheet, kept()?.sheet]).toEqual([sheet, sheet])
  expect([[...saved.keys()], answers()]).toEqual([
    ['sitting-1'],
    [
      [11, ['A']],
      [13, ['B']],
    ],
  ])
})
