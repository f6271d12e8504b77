import type { FormDraftStore } from '#application/session/form-draft.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryFormDrafts = (browser: MemoryBrowser): FormDraftStore =>
  memoryDrafts(browser, 'formDrafts', ({ userId, form }) => `${userId}/${form}`, { apart: true })
