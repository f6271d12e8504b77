import * as z from 'zod/mini'
import type { AnnouncementDraftStore } from '#application/announcement/announcement-admin.port.ts'
import type { AnnouncementDraftPlace, AnnouncementForm } from '#domain/announcement/managed-announcement.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'

/** One for each person. */
const MAX_DRAFTS = 1

const whole = z.int().check(z.nonnegative())

const keptDraft = z.object({
  place: z.object({ userId: whole }),
  draft: z.object({
    id: whole,
    rowVersion: whole,
    status: z.enum(['draft', 'published', 'withdrawn']),
    organisationId: whole,
    title: z.string(),
    text: z.object({ html: z.string(), length: whole, pictures: whole }),
    from: z.string(),
    to: z.string(),
    onTop: z.boolean(),
  }),
}) satisfies z.ZodMiniType<{ place: AnnouncementDraftPlace; draft: AnnouncementForm }>

const KEY = localWork('noticeDrafts', () => listOf(keptDraft, MAX_DRAFTS), [])

export const localStorageAnnouncementDrafts = (storage: SafeStorage): AnnouncementDraftStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_DRAFTS,
    apart: true,
    isSame: (one, other) => one.userId === other.userId,
  })
