import * as z from 'zod/mini'
import type { FormDraftStore } from '#application/session/form-draft.port.ts'
import type { FormDraftPlace } from '#domain/session/form-draft.ts'
import { localStorageDrafts, type StoredDraft, type TabEvents } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'

/** Forms; the oldest make room. */
const MAX_DRAFTS = 20

const keptForm = z.object({
  place: z.object({
    userId: z.int().check(z.nonnegative()),
    form: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  draft: z.unknown(),
}) satisfies z.ZodMiniType<StoredDraft<FormDraftPlace, unknown>>

const KEY = localWork('formDrafts', () => listOf(keptForm, MAX_DRAFTS), [])

export const localStorageFormDrafts = (storage: SafeStorage, tabs?: TabEvents): FormDraftStore => {
  const drafts = localStorageDrafts<FormDraftPlace, unknown>(
    storage,
    {
      key: KEY,
      most: MAX_DRAFTS,
      apart: true,
      isSame: (one, other) => one.userId === other.userId && one.form === other.form,
    },
    tabs,
  )
  return {
    ...drafts,
    setAside: (place) => {
      const draft = drafts.read(place)
      if (draft !== null) storage.setAside(KEY.name, [{ place, draft }])
      drafts.forget(place)
    },
  }
}
