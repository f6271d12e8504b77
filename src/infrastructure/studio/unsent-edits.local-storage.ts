import * as z from 'zod/mini'
import type { UnsentEditsStore } from '#application/studio/unsent-edits.port.ts'
import { courseEdit } from '#contract/course-edit.ts'
import type { UnsentEdits } from '#domain/studio/course-draft.ts'
import { EDIT_RULES } from '#domain/studio/unsent-edits.ts'
import { outboxStoreIn } from '../storage/outbox-store.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'

const whole = z.int().check(z.nonnegative())

const unsentEdits = z.object({
  userId: whole,
  draftId: whole,
  revision: whole,
  intentId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  edits: z.array(courseEdit).check(z.minLength(1)),
}) as unknown as z.ZodMiniType<UnsentEdits>

const KEY = localWork('unsentCourseEdits', () => listOf(unsentEdits), [])

/** Edits that wait in this browser, oldest first; nothing makes room. */
export const localStorageUnsentEdits = (storage: SafeStorage): UnsentEditsStore =>
  outboxStoreIn(
    {
      read: () => storage.read(KEY),
      keep: (items) => storage.write(KEY, items),
    },
    EDIT_RULES,
  )
