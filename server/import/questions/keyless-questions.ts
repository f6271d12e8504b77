import { setImmediate } from 'node:timers/promises'
import type { Storage } from '../../storage/storage.ts'
import { inBatches } from '../in-batches.ts'
import type { BankQuestionRepository } from './bank-question.repository.ts'
import { checkedQuestion, importKeyOf } from './checked-question.ts'
import { type DraftQuestion, ItemRefusal } from './draft.ts'
import { questionsAt } from './export-questions.ts'
import type { ImportPlace } from './question-rows.ts'

const keyOf = (draft: DraftQuestion, subjectId: number): string | null => {
  try {
    return importKeyOf(checkedQuestion(draft), subjectId)
  } catch (error) {
    if (error instanceof ItemRefusal) return null
    throw error
  }
}

/**
 * The keys that the questions of a subject would have which came into the bank by no file, as far as a school sees them: what
 * was exported of them is known when it comes back.
 */
export const keysOfKeyless = async (
  stores: { readonly bank: BankQuestionRepository; readonly storage: Storage },
  { stageId, subjectId, gradeId }: ImportPlace,
  organisationId: number,
): Promise<ReadonlySet<string>> => {
  const subject = { versionId: null, bookId: null, chapterId: null, knowId: null }
  const drafts = await questionsAt(
    stores,
    { ...subject, stageId, subjectId, gradeId },
    { seen: { keylessOf: organisationId } },
  )
  const keys = new Set<string>()
  await inBatches(drafts, async (piece) => {
    for (const draft of piece) {
      const key = keyOf(draft, subjectId)
      if (key !== null) keys.add(key)
    }
    // Others are served before the next piece.
    await setImmediate()
  })
  return keys
}
