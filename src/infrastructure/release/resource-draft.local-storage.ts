import * as z from 'zod/mini'
import type { ResourceDraftStore } from '#application/release/resource-draft.port.ts'
import type { ResourceDraft, ResourceDraftPlace } from '#domain/release/resource-draft.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'

/** Resources; the oldest make room. */
const MAX_DRAFTS = 10

const id = z.int().check(z.nonnegative())
const file = z.object({ id, name: z.string() })

const form = z.object({
  name: z.string(),
  summary: z.string(),
  introduction: z.string(),
  place: z.object({ stageId: id, subjectId: id, versionId: id, bookId: id, chapterId: id }),
  kindId: id,
  file: z.nullable(file),
  cover: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('keep') }),
    z.object({ kind: z.literal('drawn') }),
    z.object({ kind: z.literal('picture'), file }),
  ]),
  remark: z.string(),
})

const keptDraft = z.object({
  place: z.object({ userId: id, resourceId: id }),
  draft: z.object({ base: form, form }),
}) satisfies z.ZodMiniType<{ place: ResourceDraftPlace; draft: ResourceDraft }>

const KEY = localWork('resourceDrafts', () => listOf(keptDraft, MAX_DRAFTS), [])

export const localStorageResourceDrafts = (storage: SafeStorage): ResourceDraftStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_DRAFTS,
    apart: true,
    isSame: (one, other) => one.userId === other.userId && one.resourceId === other.resourceId,
  })
