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

/** A request for at most `count` questions similar to one. */
export interface SimilarQuestion {
  readonly questionId: number
  readonly count: number
  /** Ids of questions to leave out. */
  readonly except: readonly number[]
}

/** The question bank. Wire: questioncatalogue, questionbankdetails; ours: questionsolution, similarquestions. */
export interface QuestionBankPort {
  /** Nodes carry counts of the questions in and below them that match `narrowing` if it is given. */
  tree(
    wanted: BankTree,
    signal: AbortSignal,
    narrowing?: MenuNarrowing,
  ): Promise<Result<readonly CurriculumNode[], Failure>>
  /** One page of questions, without answers and analyses. */
  page(query: BankQuery, signal: AbortSignal): Promise<Result<Page<Question>, Failure>>
  /**
   * Questions by id, in the order of `ids`; deleted ones are left out. With `paperId`, a paper of the user:
   * the versions that the paper contains, including withdrawn questions.
   */
  questions(
    ids: readonly number[],
    signal: AbortSignal,
    paperId?: number,
  ): Promise<Result<readonly Question[], Failure>>
  /** Questions by the ids of their contents; deleted ones are left out. */
  ofContents(ids: readonly number[], signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
  /**
   * A question with its answer and analysis; with `paperId`, the version that the paper contains. `missing`
   * if there is none.
   */
  solution(questionId: number, signal: AbortSignal, paperId?: number): Promise<Result<Question, Failure>>
  /** Questions of the same kind on the same subject matter, most similar first. */
  similar(wanted: SimilarQuestion, signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
  /**
   * A question by the id of its content. Fails with `missing`, `withdrawn`, or `forbidden` if it belongs to
   * another school only.
   */
  content(contentId: number, signal: AbortSignal): Promise<Result<BankQuestion, Failure>>
}
