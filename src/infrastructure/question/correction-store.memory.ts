import type { CorrectionStore } from '#application/question/correction-store.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryCorrections = (browser: MemoryBrowser): CorrectionStore =>
  memoryDrafts(browser, 'importCorrections', ({ userId, file }) => `${userId}/${file}`, { apart: true })
