import type { AnnouncementDraftStore } from '#application/announcement/announcement-admin.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryAnnouncementDrafts = (browser: MemoryBrowser): AnnouncementDraftStore =>
  memoryDrafts(browser, 'noticeDrafts', ({ userId }) => `${userId}/notice`, { apart: true })
