import * as z from 'zod/mini'
import type { NewPersonDraftStore } from '#application/people/people.port.ts'
import type { NewPersonForm, NewPersonPlace } from '#domain/people/new-person.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'
import { keptSchools, whole } from './kept-schools.ts'

const keptDraft = z.object({
  place: z.object({ userId: whole }),
  draft: z.object({
    account: z.string(),
    name: z.string(),
    title: z.string(),
    roleId: whole,
    schools: keptSchools,
  }),
}) satisfies z.ZodMiniType<{ place: NewPersonPlace; draft: NewPersonForm }>

const KEY = localWork('newPersonDraft', () => listOf(keptDraft, 1), [])

export const localStorageNewPersonDrafts = (storage: SafeStorage): NewPersonDraftStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: 1,
    apart: true,
    isSame: (one, other) => one.userId === other.userId,
  })
