import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { AnswerItem, AnswerResult, Question } from '#domain/question/question.ts'

/** The questions of the bank as a paper needs them. */
export interface PaperQuestionPort {
  /** In the order of the ids; those that are no more in the bank are left out. */
  questions(ids: readonly number[], signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
  /** The same with answers and analysis. */
  solved(ids: readonly number[], signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
  /** The most alike first, without those of `except`. */
  similar(
    id: number,
    except: readonly number[],
    signal: AbortSignal,
  ): Promise<Result<readonly Question[], Failure>>
  /** Marks what was answered on screen; what is sent twice (clientId) counts once. `practiceId`: of the sitting. */
  answer(
    practiceId: string,
    items: readonly AnswerItem[],
    signal: AbortSignal,
  ): Promise<Result<readonly AnswerResult[], Failure>>
}
