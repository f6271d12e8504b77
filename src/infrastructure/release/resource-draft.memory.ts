import type { ResourceDraftStore } from '#application/release/resource-draft.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryResourceDrafts = (browser: MemoryBrowser): ResourceDraftStore =>
  memoryDrafts(browser, 'resourceDrafts', ({ userId, resourceId }) => `${userId}/${resourceId}`, {
    apart: true,
  })
