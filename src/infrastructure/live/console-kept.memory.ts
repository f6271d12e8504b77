import type { ConsoleKeptStore } from '#application/live/console-kept.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryConsolesKept = (browser: MemoryBrowser): ConsoleKeptStore =>
  memoryDrafts(browser, 'liveConsoles', ({ userId, sectionId }) => `${userId}/${sectionId}`)
