import type { UnsentWritingStore } from '#application/writing/unsent-writing.port.ts'
import { type UnsentWriting, WRITING_RULES } from '#domain/writing/unsent-writing.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { outboxStoreIn } from '../storage/outbox-store.ts'

export const memoryUnsentWritings = (browser: MemoryBrowser): UnsentWritingStore =>
  outboxStoreIn(browser.entry<readonly UnsentWriting[]>('unsentWritings', []), WRITING_RULES)
