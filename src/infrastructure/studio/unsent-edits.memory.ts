import type { UnsentEditsStore } from '#application/studio/unsent-edits.port.ts'
import type { UnsentEdits } from '#domain/studio/course-draft.ts'
import { EDIT_RULES } from '#domain/studio/unsent-edits.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { outboxStoreIn } from '../storage/outbox-store.ts'

export const memoryUnsentEdits = (browser: MemoryBrowser): UnsentEditsStore =>
  outboxStoreIn(browser.entry<readonly UnsentEdits[]>('unsentCourseEdits', []), EDIT_RULES)
