import * as z from 'zod/mini'
import type { PersonDraftStore } from '#application/people/people.port.ts'
import { PLATFORM_RIGHTS } from '#domain/people/person.ts'
import type { PersonDraftPlace } from '#domain/people/person-editor.events.ts'
import type { PersonDraft } from '#domain/people/person-form.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'
import { keptSchools, whole } from './kept-schools.ts'

/** Of the people that were edited last. */
const MAX_DRAFTS = 20

const form = z.object({
  name: z.string(),
  title: z.string(),
  roleId: whole,
  platformRight: z.enum(PLATFORM_RIGHTS),
  /** As it was typed, also while it cannot be saved. */
  quota: z.number(),
  schools: keptSchools,
})

const keptDraft = z.object({
  place: z.object({ userId: whole, personId: whole }),
  draft: z.object({ before: form, form }),
}) satisfies z.ZodMiniType<{ place: PersonDraftPlace; draft: PersonDraft }>

const KEY = localWork('personDrafts', () => listOf(keptDraft, MAX_DRAFTS), [])

export const localStoragePersonDrafts = (storage: SafeStorage): PersonDraftStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_DRAFTS,
    apart: true,
    isSame: (one, other) => one.userId === other.userId && one.personId === other.personId,
  })
