import { CODE } from '#contract/envelope.ts'
import { byteLength, exceedsLimit } from '../../db/storage-use.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { AnswerItem, AnswerRecorder, ResultDto } from './answer-recorder.ts'
import type { BankRepository } from './bank.repository.ts'
import { MAX_ANSWERS, PRACTICES_FULL } from './practice-limits.ts'
import type { QuestionRepository } from './question.repository.ts'
import { questionsIn } from './question-set.ts'

interface Needs {
  readonly bank: BankRepository
  readonly questions: QuestionRepository
  readonly record: AnswerRecorder
}

/** Marks answers to questions of the bank, given in one practice; refuses as the answer book. */
export const answerPractice =
  ({ bank, questions, record }: Needs) =>
  async (
    { userId }: Viewer,
    practiceId: string,
    items: readonly AnswerItem[],
  ): Promise<ResultDto[] | Refusal> => {
    const begun = await bank.findBegun(
      items.map(({ QuestionId }) => QuestionId),
      userId,
    )
    if (begun.length === 0) return refuse(CODE.notFound, '没有找到这道题')
    const clientIds = items.map(({ ClientId }) => ClientId)
    const isRepeat = (await questions.findSent(userId, clientIds)).length === items.length
    const bytes = items.reduce((sum, { Answer }) => sum + byteLength(JSON.stringify(Answer)), 0)
    const kept = await questions.keptOfPractices(userId)
    if (!isRepeat && exceedsLimit(kept, { rows: items.length, bytes }, MAX_ANSWERS)) return PRACTICES_FULL
    const asking = { userId, sectionId: null, roundId: null, occurrenceStart: null, practiceId }
    return record(asking, questionsIn(begun, await questions.findWithParts(begun, userId)), items)
  }

export type AnswerPractice = ReturnType<typeof answerPractice>
