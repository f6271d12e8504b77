import * as z from 'zod/mini'
import type { CloudMenuDraftStore } from '#application/frame/cloud-menu.port.ts'
import type { CloudMenuDraftPlace, CloudMenuForm } from '#domain/frame/cloud-menu.ts'
import { CLOUD_PARTS } from '#domain/school-file/cloud-school.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'

/** One for each school. */
const MAX_DRAFTS = 5

const whole = z.int().check(z.nonnegative())

const keptDraft = z.object({
  place: z.object({ userId: whole, organisationId: whole }),
  draft: z.object({
    organisationId: whole,
    id: whole,
    rowVersion: whole,
    name: z.string(),
    parts: z.array(z.enum(CLOUD_PARTS)),
    kinds: z.array(z.string()),
    files: z.array(
      z.object({
        id: whole,
        ownFileId: whole,
        name: z.string(),
        suffix: z.string(),
        isOut: z.boolean(),
      }),
    ),
    seen: z.array(whole),
  }),
}) satisfies z.ZodMiniType<{ place: CloudMenuDraftPlace; draft: CloudMenuForm }>

const KEY = localWork('cloudMenuDrafts', () => listOf(keptDraft, MAX_DRAFTS), [])

export const localStorageCloudMenuDrafts = (storage: SafeStorage): CloudMenuDraftStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_DRAFTS,
    apart: true,
    isSame: (one, other) => one.userId === other.userId && one.organisationId === other.organisationId,
  })
