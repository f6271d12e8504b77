import type { CloudMenuDraftStore } from '#application/frame/cloud-menu.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryCloudMenuDrafts = (browser: MemoryBrowser): CloudMenuDraftStore =>
  memoryDrafts(browser, 'cloudMenuDrafts', ({ userId, organisationId }) => `${userId}/${organisationId}`, {
    apart: true,
  })
