import type { SittingStore } from '#application/paper/sitting-store.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memorySittings = (browser: MemoryBrowser): SittingStore =>
  memoryDrafts(browser, 'sittings', ({ userId, paperId }) => `${userId}/${paperId}`)
