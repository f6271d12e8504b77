import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import type { MenuNarrowing } from '#domain/catalogue/menu-narrowing.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { BankQuery } from '#domain/question/bank-query.ts'
import type { BankQuestion } from '#domain/question/bank-question.ts'
import type { Question } from '#domain/question/question.ts'

/** Which tree stands beside the bank: the chapters of a book, or the knowledge points of a subject. */
export type BankTree =
  | {
      readonly tree: 'chapters'
      readonly stageId: number
      readonly subjectId: number
      readonly bookId: number
    }
  | { readonly tree: 'knowledge'; readonly stageId: number; readonly subjectId: number }

/** Questions like this one, so many. */
export interface SimilarQuestion {
  readonly questionId: number
  readonly count: number
  /** Ids of questions that are not wanted. */
  readonly except: readonly number[]
}

/** The question bank. Wire: questioncatalogue, questionbankdetails; ours: questionsolution, similarquestions. */
export interface QuestionBankPort {
  /** With counts of the questions in and below each node, of those that `narrowing` leaves where it is given. */
  tree(
    wanted: BankTree,
    signal: AbortSignal,
    narrowing?: MenuNarrowing,
  ): Promise<Result<readonly CurriculumNode[], Failure>>
  /** Without answers and analyses. */
  page(query: BankQuery, signal: AbortSignal): Promise<Result<Page<Question>, Failure>>
  /**
   * Just these by their own ids, in that order; those that are gone are left out. Of a paper of the user's own (paperId) in the versions that it
   * has, withdrawn ones too.
   */
  questions(
    ids: readonly number[],
    signal: AbortSignal,
    paperId?: number,
  ): Promise<Result<readonly Question[], Failure>>
  /** The questions that these contents of the bank are; those that are gone are left out. */
  ofContents(ids: readonly number[], signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
  /** With its right answer and analysis, as a paper has it where one is named; `missing` for none. */
  solution(questionId: number, signal: AbortSignal, paperId?: number): Promise<Result<Question, Failure>>
  /** Of the same kind about the same, the most alike first. */
  similar(wanted: SimilarQuestion, signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
  /** One by the id of its content; `missing`, `withdrawn`, `forbidden` for another school's own. */
  content(contentId: number, signal: AbortSignal): Promise<Result<BankQuestion, Failure>>
}
