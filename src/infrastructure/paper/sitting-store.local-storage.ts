import * as z from 'zod/mini'
import type { SittingStore } from '#application/paper/sitting-store.port.ts'
import type { SittingDraft, SittingPlace } from '#domain/paper/paper-sitting.ts'
import { mergedSitting } from '#domain/paper/shared-sitting.ts'
import { localStorageDrafts, type TabEvents } from '../storage/drafts.local-storage.ts'
import { mergedDrafts } from '../storage/merged-drafts.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'
import { given } from '../storage/stored-answer.ts'

/** The latest; the oldest make room. */
const MAX_SITTINGS = 12

const whole = z.int().check(z.nonnegative())

const keptReading = z.object({
  device: z.number(),
  counter: z.number(),
  visit: z.number(),
  server: z.nullable(z.number()),
})

const keptSitting = z.object({
  place: z.object({ userId: whole, paperId: whole }),
  draft: z.object({
    practiceId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    startedAt: whole,
    spent: z.optional(z.object({ ms: whole, at: keptReading })),
    sheet: z.catchall(z.object({}), given),
    handedInAt: z._default(z.nullable(whole), null),
    ownMarks: z._default(z.catchall(z.object({}), z.number()), {}),
    changedAt: z._default(z.catchall(z.object({}), whole), {}),
  }),
}) satisfies z.ZodMiniType<{ place: SittingPlace; draft: SittingDraft }>

const KEY = localWork('sittings', () => listOf(keptSitting, MAX_SITTINGS), [])

export const localStorageSittings = (storage: SafeStorage, tabs?: TabEvents): SittingStore =>
  mergedDrafts(
    localStorageDrafts(
      storage,
      {
        key: KEY,
        most: MAX_SITTINGS,
        isSame: (one, other) => one.userId === other.userId && one.paperId === other.paperId,
      },
      tabs,
    ),
    mergedSitting,
  )
