import type { UnsentEditsStore } from '#application/studio/unsent-edits.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { UnsentEdits } from '#domain/studio/course-draft.ts'
import { editsAfter, withEdits } from '#domain/studio/unsent-edits.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

const entryIn = (browser: MemoryBrowser) => browser.entry<readonly UnsentEdits[]>('unsentCourseEdits', [])

export const memoryUnsentEdits = (browser: MemoryBrowser): UnsentEditsStore => {
  const entry = entryIn(browser)
  return {
    keep: async (items) => entry.keep(withEdits(entry.read(), items)),
    read: async (userId) => entry.read().filter((item) => item.userId === userId),
    crossOut: async (items) => entry.keep(editsAfter(entry.read(), items)),
    keepOnlyOf: async (userId) =>
      entry.keep(entry.read().filter((item) => !isOfAnother(item.userId, userId))),
  }
}
