import type { LedgerStore } from '#application/learning/ledger.provide.ts'
import { type LedgerLine, LINE_RULES } from '#domain/learning/ledger-line.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { outboxStoreIn } from '../storage/outbox-store.ts'

export const memoryLedger = (browser: MemoryBrowser): LedgerStore =>
  outboxStoreIn(browser.entry<readonly LedgerLine[]>('ledger', []), LINE_RULES)
