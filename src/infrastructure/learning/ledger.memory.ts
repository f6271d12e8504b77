import type { LedgerStore } from '#application/learning/ledger.provide.ts'
import { type LedgerLine, linesAfter, withLines } from '#domain/learning/ledger-line.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryLedger = (browser: MemoryBrowser): LedgerStore => {
  const entry = browser.entry<readonly LedgerLine[]>('ledger', [])
  return {
    keep: async (lines) => entry.keep(withLines(entry.read(), lines)),
    read: async (userId) => entry.read().filter((line) => line.userId === userId),
    crossOut: async (lines) => entry.keep(linesAfter(entry.read(), lines)),
    keepOnlyOf: async (userId) =>
      entry.keep(entry.read().filter((line) => !isOfAnother(line.userId, userId))),
  }
}
