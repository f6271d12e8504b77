import type { CaptionDraftStore, HeldEditsStore } from '#application/studio/kept-work.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryHeldEdits = (browser: MemoryBrowser): HeldEditsStore =>
  memoryDrafts(browser, 'heldCourseEdits', ({ userId, draftId }) => `${userId}/${draftId}`, { apart: true })

export const memoryCaptionDrafts = (browser: MemoryBrowser): CaptionDraftStore =>
  memoryDrafts(
    browser,
    'captionDrafts',
    ({ userId, draftId, sectionKey, language }) => `${userId}/${draftId}/${sectionKey}/${language}`,
    { apart: true },
  )
