import type { SittingStore } from '#application/paper/sitting-store.port.ts'
import { mergedSitting } from '#domain/paper/shared-sitting.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { mergedDrafts } from '../storage/merged-drafts.ts'

export const memorySittings = (browser: MemoryBrowser): SittingStore =>
  mergedDrafts(
    memoryDrafts(browser, 'sittings', ({ userId, paperId }) => `${userId}/${paperId}`),
    mergedSitting,
  )
