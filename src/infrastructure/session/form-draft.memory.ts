import type { FormDraftStore } from '#application/session/form-draft.port.ts'
import type { FormDraftPlace } from '#domain/session/form-draft.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryFormDrafts = (browser: MemoryBrowser): FormDraftStore => {
  const drafts = memoryDrafts<FormDraftPlace, unknown>(
    browser,
    'formDrafts',
    ({ userId, form }) => `${userId}/${form}`,
    { apart: true },
  )
  const aside = browser.entry<readonly object[]>('setAside', [])
  return {
    ...drafts,
    setAside: (place) => {
      const draft = drafts.read(place)
      if (draft !== null) aside.keep([...aside.read(), { userId: place.userId, left: { place, draft } }])
      drafts.forget(place)
    },
  }
}
