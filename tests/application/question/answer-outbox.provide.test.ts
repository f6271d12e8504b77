import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideAnswerOutbox } from '#application/question/answer-outbox.provide.ts'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAnswerDrafts } from '#infrastructure/question/answer-draft.memory.ts'
import { memoryUnsentAnswers } from '#infrastructure/question/unsent-answer.memory.ts'
import { settle } from '#tests/support/deferred.ts'
import { anItem } from '#tests/support/questions.ts'

const place = { userId: 1, sectionId: 5, questionId: 9 }

it.each([
  ['itself', 'one', 'one', null],
  ['itself, by its parts', 'one', 'one-p3', null],
  ['another answer by now', 'two', 'one', 'two'],
])('an answer that arrives forgets the draft that is %s', async (_, written, sent, left) => {
  const browser = createMemoryBrowser()
  const drafts = memoryAnswerDrafts(browser)
  drafts.keep(place, { sheet: { 9: { kind: 'keys', keys: ['B'] } }, clientId: written, tried: true })
  const outbox = createActor(
    provideAnswerOutbox({
      questions: { questions: async () => success([]), answer: async () => success([]) },
      records: { save: async () => success(true) },
      store: memoryUnsentAnswers(browser),
      drafts,
      page: { watch: () => () => undefined },
    }),
  ).start()
  outbox.send({ type: 'outbox.open', userId: 1 })
  await settle()
  const item = { place, courseId: 101, items: [anItem({ clientId: sent })] }
  outbox.send({ type: 'outbox.put', item, urgency: 'now' })
  await settle()
  expect([outbox.getSnapshot().context.items, drafts.read(place)?.clientId ?? null]).toEqual([[], left])
  outbox.stop()
})
