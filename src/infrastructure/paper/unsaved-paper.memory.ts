import type { UnsavedPaperStore } from '#application/paper/unsaved-paper.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryUnsavedPapers = (browser: MemoryBrowser): UnsavedPaperStore =>
  memoryDrafts(browser, 'unsavedPapers', ({ userId, paperId }) => `${userId}/${paperId}`, { apart: true })
