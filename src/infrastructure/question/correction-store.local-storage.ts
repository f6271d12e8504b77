import * as z from 'zod/mini'
import type { CorrectionStore } from '#application/question/correction-store.port.ts'
import type { CorrectionDraft, CorrectionPlace } from '#domain/question/question-correction.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'
import { storedQuestion } from './stored-question.ts'

/** Files that are kept; the oldest is dropped for another. */
const MAX_FILES = 3

const keptCorrections = z.object({
  place: z.object({ userId: z.int().check(z.nonnegative()), file: z.string() }),
  draft: z.object({
    corrections: z.catchall(z.object({}), z.nullable(storedQuestion)),
    editing: z.catchall(z.object({}), storedQuestion),
    source: z._default(z.string(), ''),
  }),
}) satisfies z.ZodMiniType<{ place: CorrectionPlace; draft: CorrectionDraft }>

const KEY = localWork('importCorrections', () => listOf(keptCorrections, MAX_FILES), [])

export const localStorageCorrections = (storage: SafeStorage): CorrectionStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_FILES,
    apart: true,
    isSame: (one, other) => one.userId === other.userId && one.file === other.file,
  })
