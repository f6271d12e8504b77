import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { PageLifecycleEvent } from '#application/kernel/page-lifecycle.port.ts'
import { provideSitting, type SittingNeeds } from '#application/paper/sitting.provide.ts'
import { provideAnswerOutbox } from '#application/question/answer-outbox.provide.ts'
import { type Failure, isRejectedAs } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { HandedInPractice } from '#domain/question/practice-record.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memorySittings } from '#infrastructure/paper/sitting-store.memory.ts'
import { memoryAnswerDrafts } from '#infrastructure/question/answer-draft.memory.ts'
import { localStorageUnsentAnswers } from '#infrastructure/question/unsent-answer.local-storage.ts'
import { browserStores } from '#tests/infrastructure/storage/web-stores.ts'
import { readingAt } from '#tests/support/clock-readings.ts'
import { settle } from '#tests/support/deferred.ts'
import { aPaper } from '#tests/support/papers.ts'

const AWAY: Failure = { kind: 'rejected', reason: 'unavailable', message: '' }

/** A browser before a server that saves a sitting by its id. */
const aBrowser = () => {
  const browser = createMemoryBrowser()
  const { storage } = browserStores()
  const saved = new Map<string, HandedInPractice>()
  let failure: Failure | null = AWAY
  let isStalled = false
  const save = async (practice: HandedInPractice): Promise<Result<true, Failure>> => {
    if (isStalled) return new Promise(() => undefined)
    if (failure !== null) return failed(failure)
    saved.set(practice.practiceId, practice)
    return success(true)
  }
  const visit = async () => {
    let tell: (news: PageLifecycleEvent) => void = () => undefined
    const questions = {
      questions: async () => success([]),
      answer: async () => success([]),
    }
    const outbox = createActor(
      provideAnswerOutbox({
        questions,
        records: { save },
        store: localStorageUnsentAnswers(storage),
        drafts: memoryAnswerDrafts(browser),
        page: {
          watch: (watcher) => {
            tell = watcher
            return () => undefined
          },
        },
      }),
    ).start()
    outbox.send({ type: 'outbox.open', userId: 1 })
    await settle()
    const needs = {
      papers: { paper: async () => success(aPaper({ sections: [] })) },
      bank: { questions: async () => success([]) },
      marker: questions,
      store: memorySittings(browser),
      clock: { known: async () => undefined },
      records: { save },
      outbox,
      makeClientId: () => 'sitting-of-one',
    } as unknown as SittingNeeds
    const sitting = createActor(provideSitting(needs), {
      input: { userId: 1, paperId: 9, look: () => readingAt(1000) },
    }).start()
    await waitFor(sitting, (snapshot) => !snapshot.hasTag('busy'))
    return {
      outbox,
      sitting,
      waiting: () => outbox.getSnapshot().context.items.length,
      online: () => tell('online'),
    }
  }
  return {
    visit,
    saved,
    stall: (stalled: boolean) => {
      isStalled = stalled
    },
    answerBy: (given: Failure | null) => {
      failure = given
    },
  }
}

// R-writing-2.
it('a sitting that could not be handed in waits through a reload, arrives once by itself, and shows what came of it', async () => {
  const { visit, saved, answerBy } = aBrowser()
  const first = await visit()
  first.sitting.send({ type: 'sitting.start' })
  await waitFor(first.sitting, (snapshot) => snapshot.matches('answering'))
  first.sitting.send({ type: 'sitting.submit' })
  await waitFor(first.sitting, (snapshot) => snapshot.matches('unsent'))
  expect([first.waiting(), saved.size]).toEqual([1, 0])
  first.sitting.stop()
  first.outbox.stop()

  const second = await visit()
  expect([second.waiting(), second.sitting.getSnapshot().value]).toEqual([1, 'failed'])
  answerBy(null)
  second.online()
  await waitFor(second.sitting, (snapshot) => snapshot.matches('marked'))
  expect([second.waiting(), [...saved.keys()]]).toEqual([0, ['sitting-of-one']])
  second.sitting.stop()
  second.outbox.stop()
})

it('a page that is left while it sends leaves the sitting to the outbox', async () => {
  const { visit, answerBy, saved, stall } = aBrowser()
  const { sitting, outbox, waiting, online } = await visit()
  sitting.send({ type: 'sitting.start' })
  await waitFor(sitting, (snapshot) => snapshot.matches('answering'))
  stall(true)
  sitting.send({ type: 'sitting.submit' })
  await settle()
  sitting.stop()
  expect([waiting(), saved.size]).toEqual([1, 0])
  stall(false)
  answerBy(null)
  online()
  await waitFor(outbox, ({ context }) => context.items.length === 0)
  expect([...saved.keys()]).toEqual(['sitting-of-one'])
  outbox.stop()
})

it('what the server refuses for good does not wait', async () => {
  const { visit, answerBy } = aBrowser()
  answerBy({ kind: 'forbidden', message: '' })
  const { sitting, outbox, waiting } = await visit()
  sitting.send({ type: 'sitting.start' })
  await waitFor(sitting, (snapshot) => snapshot.matches('answering'))
  sitting.send({ type: 'sitting.submit' })
  await waitFor(sitting, (snapshot) => snapshot.matches('unsent'))
  expect([waiting(), isRejectedAs(sitting.getSnapshot().context.failure, 'unavailable')]).toEqual([0, false])
  sitting.stop()
  outbox.stop()
})
