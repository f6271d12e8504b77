import type { LedgerStore } from '#application/learning/ledger-store.port.ts'
import { type LedgerLine, linesAfter, withLines } from '#domain/learning/ledger-line.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryLedger = (browser: MemoryBrowser): LedgerStore => {
  const drawer = browser.drawer<readonly LedgerLine[]>('ledger', [])
  return {
    keep: async (lines) => drawer.keep(withLines(drawer.read(), lines)),
    read: async (userId) => drawer.read().filter((line) => line.userId === userId),
    crossOut: async (lines) => drawer.keep(linesAfter(drawer.read(), lines)),
    keepOnlyOf: async (userId) =>
      drawer.keep(drawer.read().filter((line) => userId !== 0 && line.userId === userId)),
  }
}
