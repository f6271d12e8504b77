import type { CaptionDraftStore, HeldEditsStore } from '#application/studio/kept-work.port.ts'
import type { CaptionDraft, CaptionDraftPlace } from '#domain/studio/kept-work.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryHeldEdits = (browser: MemoryBrowser): HeldEditsStore =>
  memoryDrafts(browser, 'heldCourseEdits', ({ userId, draftId }) => `${userId}/${draftId}`, { apart: true })

const CAPTIONS = 'captionDrafts'

export const memoryCaptionDrafts = (browser: MemoryBrowser): CaptionDraftStore => ({
  ...memoryDrafts<CaptionDraftPlace, CaptionDraft>(
    browser,
    CAPTIONS,
    ({ userId, draftId, sectionKey, language }) => `${userId}/${draftId}/${sectionKey}/${language}`,
    { apart: true },
  ),
  of: ({ userId, draftId }) =>
    Object.keys(browser.entry<Readonly<Record<string, CaptionDraft>>>(CAPTIONS, {}).read())
      .map((key) => key.split('/'))
      .filter(([user, draft]) => user === `${userId}` && draft === `${draftId}`)
      .map(([, , sectionKey = '', language = '']) => ({ sectionKey, language })),
})
