import * as z from 'zod/mini'
import type { PlanDraftStore } from '#application/studio/plan-draft.port.ts'
import { livePlanDocument } from '#contract/live-plan-document.ts'
import type { PlanDraft, PlanDraftPlace } from '#domain/studio/plan-merge.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'

/** Plans; the oldest make room. */
const MAX_DRAFTS = 10

const id = z.int().check(z.nonnegative())

const keptDraft = z.object({
  place: z.object({ userId: id, planId: id }),
  draft: z.object({ base: livePlanDocument, document: livePlanDocument }),
}) as unknown as z.ZodMiniType<{ place: PlanDraftPlace; draft: PlanDraft }>

const KEY = localWork('livePlanDrafts', () => listOf(keptDraft, MAX_DRAFTS), [])

export const localStoragePlanDrafts = (storage: SafeStorage): PlanDraftStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_DRAFTS,
    apart: true,
    isSame: (one, other) => one.userId === other.userId && one.planId === other.planId,
  })
