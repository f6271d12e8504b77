import type { StoredWork } from '#application/connection/stored-work.port.ts'
import { NO_WORK } from '#domain/connection/waiting-work.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

interface Owned {
  readonly userId?: number
  readonly place?: { readonly userId: number }
}

/** Outboxes and uploads lie in lists, drafts by a key that begins with their user. */
export const memoryStoredWork = (browser: MemoryBrowser): StoredWork => ({
  count: async (userId) => {
    const isOwn = (owner: number): boolean => !isOfAnother(owner, userId)
    const inList = (name: string): number =>
      browser
        .entry<readonly Owned[]>(name, [])
        .read()
        .filter((left) => isOwn(left.userId ?? left.place?.userId ?? 0)).length
    const byKey = (name: string): number =>
      Object.keys(browser.entry<object>(name, {}).read()).filter((key) => isOwn(Number.parseInt(key, 10)))
        .length
    return {
      ...NO_WORK,
      answers: inList('unsentAnswers'),
      edits: inList('unsentCourseEdits'),
      writings: inList('unsentWritings'),
      uploads: inList('uploads'),
      papers: byKey('unsavedPapers'),
      plans: byKey('livePlanDrafts'),
      captions: byKey('captionDrafts'),
      heldEdits: byKey('heldCourseEdits'),
    }
  },
})
