import * as z from 'zod/mini'
import type { UnsavedPaperStore } from '#application/paper/unsaved-paper.port.ts'
import type { UnsavedPaper, UnsavedPaperPlace } from '#domain/paper/unsaved-paper.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'

/** Papers; the oldest make room. */
const MAX_PAPERS = 10

const whole = z.int().check(z.nonnegative())

const paper = z.object({
  id: whole,
  name: z.string(),
  kind: z.enum(['paper', 'electronic']),
  minutes: whole,
  sections: z.array(
    z.object({
      id: whole,
      name: z.string(),
      items: z.array(z.object({ questionId: whole, score: z.number(), version: z.optional(whole) })),
    }),
  ),
  frame: z.object({ seal: z.boolean(), scoreBoxes: z.boolean(), notes: z.string() }),
  version: whole,
  updatedAt: z.string(),
})

const keptPaper = z.object({
  place: z.object({ userId: whole, paperId: whole }),
  draft: z.object({ paper, unanswered: z.nullable(paper) }),
}) as unknown as z.ZodMiniType<{ place: UnsavedPaperPlace; draft: UnsavedPaper }>

const KEY = localWork('unsavedPapers', () => listOf(keptPaper, MAX_PAPERS), [])

export const localStorageUnsavedPapers = (storage: SafeStorage): UnsavedPaperStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_PAPERS,
    isSame: (one, other) => one.userId === other.userId && one.paperId === other.paperId,
    apart: true,
  })
