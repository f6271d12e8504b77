import type { StoredWork } from '#application/connection/stored-work.port.ts'
import { NO_WORK } from '#domain/connection/waiting-work.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { unsavedPlacesIn } from './unsaved-places.ts'

interface Owned {
  readonly userId?: number
  readonly place?: { readonly userId: number }
}

/** Outboxes and uploads lie in lists, drafts by a key that begins with their user, a slash and the number of their page. */
export const memoryStoredWork = (browser: MemoryBrowser): StoredWork => {
  const inList = (name: string, userId: number): number =>
    browser
      .entry<readonly Owned[]>(name, [])
      .read()
      .filter((left) => !isOfAnother(left.userId ?? left.place?.userId ?? 0, userId)).length
  type Draft = readonly [id: number, draft: unknown, rest: string | undefined]
  const drafts = (name: string, userId: number): readonly Draft[] =>
    Object.entries(browser.entry<object>(name, {}).read()).flatMap(([key, draft]): readonly Draft[] => {
      const [owner, id, rest] = key.split('/')
      return isOfAnother(Number(owner), userId) ? [] : [[Number(id), draft, rest]]
    })

  return {
    count: async (userId) => ({
      ...NO_WORK,
      answers: inList('unsentAnswers', userId),
      edits: inList('unsentCourseEdits', userId),
      writings: inList('unsentWritings', userId),
      uploads: inList('uploads', userId),
      papers: drafts('unsavedPapers', userId).length,
      plans: drafts('livePlanDrafts', userId).length,
      captions: drafts('captionDrafts', userId).length,
      heldEdits: drafts('heldCourseEdits', userId).length,
    }),
    unread: (userId) => inList('setAside', userId),
    places: (userId) =>
      unsavedPlacesIn({
        papers: drafts('unsavedPapers', userId).map(([paperId, draft]) => ({ place: { paperId }, draft })),
        plans: drafts('livePlanDrafts', userId).map(([planId, draft]) => ({ place: { planId }, draft })),
        captions: drafts('captionDrafts', userId).map(([draftId, , sectionKey]) => ({
          place: { draftId, sectionKey },
        })),
        heldEdits: drafts('heldCourseEdits', userId).map(([draftId]) => ({ place: { draftId } })),
      }),
  }
}
