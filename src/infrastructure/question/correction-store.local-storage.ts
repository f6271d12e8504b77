import * as z from 'zod/mini'
import type { CorrectionStore } from '#application/question/correction-store.port.ts'
import type { CorrectionDraft, CorrectionPlace } from '#domain/question/question-correction.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localJson } from '../storage/storage-key.ts'

/** Files; the oldest make room. */
const MAX_FILES = 3

const part = {
  kind: z.enum(['single', 'multiple', 'judgement', 'blanks', 'essay', 'composite']),
  stem: z.string(),
  options: z.array(z.string()),
  answers: z.array(z.array(z.string())),
  anyOrder: z.boolean(),
  analysis: z.string(),
  points: z.nullable(z.number()),
}

const question = z.object({
  ...part,
  level: z.int().check(z.nonnegative()),
  chapter: z.string(),
  knowledge: z.string(),
  parts: z.array(z.object(part)),
})

const keptCorrections = z.object({
  place: z.object({ userId: z.int().check(z.nonnegative()), file: z.string() }),
  draft: z.object({
    corrections: z.catchall(z.object({}), z.nullable(question)),
    editing: z.catchall(z.object({}), question),
  }),
}) satisfies z.ZodMiniType<{ place: CorrectionPlace; draft: CorrectionDraft }>

const KEY = localJson('importCorrections', () => listOf(keptCorrections, MAX_FILES), [])

export const localStorageCorrections = (storage: SafeStorage): CorrectionStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_FILES,
    isSame: (one, other) => one.userId === other.userId && one.file === other.file,
  })
