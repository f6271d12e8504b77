import type { UnsentWritingStore } from '#application/writing/unsent-writing.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import { type UnsentWriting, withWritings, writingsAfter } from '#domain/writing/unsent-writing.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

const entryIn = (browser: MemoryBrowser) => browser.entry<readonly UnsentWriting[]>('unsentWritings', [])

export const memoryUnsentWritings = (browser: MemoryBrowser): UnsentWritingStore => {
  const entry = entryIn(browser)
  return {
    keep: async (writings) => entry.keep(withWritings(entry.read(), writings)),
    read: async (userId) => entry.read().filter(({ place }) => place.userId === userId),
    crossOut: async (writings) => entry.keep(writingsAfter(entry.read(), writings)),
    keepOnlyOf: async (userId) =>
      entry.keep(entry.read().filter(({ place }) => !isOfAnother(place.userId, userId))),
  }
}
