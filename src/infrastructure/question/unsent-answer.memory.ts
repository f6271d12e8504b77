import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { answersAfter, type UnsentAnswer, withAnswers } from '#domain/question/unsent-answer.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

const entryIn = (browser: MemoryBrowser) => browser.entry<readonly UnsentAnswer[]>('unsentAnswers', [])

export const memoryUnsentAnswers = (browser: MemoryBrowser): UnsentAnswerStore => {
  const entry = entryIn(browser)
  return {
    keep: async (answers) => entry.keep(withAnswers(entry.read(), answers)),
    read: async (userId) => entry.read().filter(({ place }) => place.userId === userId),
    crossOut: async (answers) => entry.keep(answersAfter(entry.read(), answers)),
    keepOnlyOf: async (userId) =>
      entry.keep(entry.read().filter(({ place }) => !isOfAnother(place.userId, userId))),
  }
}
