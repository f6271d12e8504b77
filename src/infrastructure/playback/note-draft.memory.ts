import type { NoteDraftStore } from '#application/playback/note-draft.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryNoteDrafts = (browser: MemoryBrowser): NoteDraftStore =>
  memoryDrafts(browser, 'noteDrafts', ({ userId, sectionId }) => `${userId}/${sectionId}`)
