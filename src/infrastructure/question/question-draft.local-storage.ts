import * as z from 'zod/mini'
import type { QuestionDraftStore } from '#application/question/question-making.port.ts'
import type { QuestionDraft, QuestionDraftPlace } from '#domain/question/question-draft.ts'
import { localStorageDrafts } from '../storage/drafts.local-storage.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { listOf, localWork } from '../storage/storage-key.ts'
import { storedQuestion } from './stored-question.ts'

/** Questions; the oldest make room. */
const MAX_DRAFTS = 20

const id = z.int().check(z.nonnegative())

const keptDraft = z.object({
  place: z.object({ userId: id, questionId: id, writtenFor: z._default(z.string(), '') }),
  draft: z.object({
    question: storedQuestion,
    place: z.object({ stage: id, subject: id, version: id, book: id, chapter: id, knowledge: id }),
    year: z.number(),
    organisationId: id,
    pictures: z.array(z.object({ sign: z.string(), address: z.string() })),
    reason: z.string(),
    settles: z.array(id),
    reply: z.string(),
    seen: id,
    clientId: z.string(),
  }),
}) satisfies z.ZodMiniType<{ place: QuestionDraftPlace; draft: QuestionDraft }>

const KEY = localWork('questionDrafts', () => listOf(keptDraft, MAX_DRAFTS), [])

export const localStorageQuestionDrafts = (storage: SafeStorage): QuestionDraftStore =>
  localStorageDrafts(storage, {
    key: KEY,
    most: MAX_DRAFTS,
    apart: true,
    isSame: (one, other) =>
      one.userId === other.userId &&
      one.questionId === other.questionId &&
      one.writtenFor === other.writtenFor,
  })
