import type { NewPersonDraftStore, PersonDraftStore } from '#application/people/people.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryPersonDrafts = (browser: MemoryBrowser): PersonDraftStore =>
  memoryDrafts(browser, 'personDrafts', ({ userId, personId }) => `${userId}/person/${personId}`, {
    apart: true,
  })

export const memoryNewPersonDrafts = (browser: MemoryBrowser): NewPersonDraftStore =>
  memoryDrafts(browser, 'newPersonDraft', ({ userId }) => `${userId}/newPerson`, { apart: true })
