import type { BankTree, QuestionBankPort } from '#application/question/question-bank.port.ts'
import {
  getBankQuestion,
  getQuestionBankDetails,
  getQuestionCatalogue,
  getQuestionSolution,
  getSimilarQuestions,
} from '#contract/question-bank.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { NOT_NARROWED } from '#domain/catalogue/menu-narrowing.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import {
  BANK_PAGE_SIZE,
  type BankQuery,
  type BankSort,
  questionNarrowingOf,
} from '#domain/question/bank-query.ts'
import type { Question } from '#domain/question/question.ts'
import { wanted } from '../catalogue/bank-filters.wire.ts'
import { contentCardOf } from '../catalogue/content-card.mapper.ts'
import { countFiltersOf, nodesOf } from '../catalogue/curriculum.axios.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { flagOf } from '../http/wire-values.ts'
import { questionOf } from './question.mapper.ts'

const CHAPTERS = 1
const KNOWLEDGE = 2
/** More a page of the wire does not hold; a paper may have more questions. */
const MAX_PAGE = 100

const WIRE_SORTS: Readonly<Record<BankSort, number>> = {
  newest: 0,
  easiest: 1,
  hardest: 2,
  used: 3,
  relevance: 5,
}

/** A page of the bank as the wire asks for it. */
export const wireQueryOf = (query: BankQuery) => ({
  PageIndex: query.page,
  PageSize: BANK_PAGE_SIZE,
  Sort: WIRE_SORTS[query.sort],
  ...wanted({
    StageId: query.stage,
    SubjectId: query.subject,
    VersionId: query.version,
    BookId: query.book,
    ChapterId: query.chapter,
    KnowId: query.knowledge,
  }),
  ...wanted({ Keyword: query.keyword }),
  ...countFiltersOf({ ...NOT_NARROWED, questions: questionNarrowingOf(query) }),
})

const wireTreeOf = (tree: BankTree) => ({
  stageId: tree.stageId,
  subjectId: tree.subjectId,
  ...(tree.tree === 'chapters' ? { bookId: tree.bookId, mode: CHAPTERS } : { mode: KNOWLEDGE }),
})

/** Those that are named, a page of the wire at a time. */
const namedOf = async (
  http: Http,
  by: 'Ids' | 'ContentIds',
  ids: readonly number[],
  signal: AbortSignal,
  paperId = 0,
): Promise<Result<readonly Question[], Failure>> => {
  const found: Question[] = []
  for (let from = 0; from < ids.length; from += MAX_PAGE) {
    const some = ids.slice(from, from + MAX_PAGE)
    const query = {
      [by]: some.join(','),
      PageIndex: 1,
      PageSize: some.length,
      ...wanted({ PaperId: paperId }),
    }
    const read = await http.call(getQuestionBankDetails, { query }, signal)
    if (!read.ok) return read
    found.push(...read.value.Items.map(questionOf))
  }
  return success(found)
}

/** Wire: questioncatalogue, questionbankdetails, resourcescontentinfo/{type}; ours: questionsolution, similarquestions. */
export const axiosQuestionBank = (http: Http): QuestionBankPort => ({
  tree: async (tree, signal, narrowing) => {
    const query = { ...wireTreeOf(tree), ...countFiltersOf(narrowing) }
    const read = await http.call(getQuestionCatalogue, { query }, signal)
    return read.ok ? success(nodesOf(read.value, tree.tree === 'chapters' ? 4 : 5)) : read
  },

  page: async (query, signal) => {
    const read = await http.call(getQuestionBankDetails, { query: wireQueryOf(query) }, signal)
    if (!read.ok) return read
    return success(pageOf(read.value, { index: query.page, size: BANK_PAGE_SIZE }, questionOf))
  },

  questions: (ids, signal, paperId) => namedOf(http, 'Ids', ids, signal, paperId),

  ofContents: async (ids, signal) => {
    const read = await namedOf(http, 'ContentIds', ids, signal)
    // A backend that knows no such field answers with whatever is in the bank.
    return read.ok ? success(read.value.filter(({ contentId }) => ids.includes(contentId))) : read
  },

  solution: async (questionId, signal, paperId = 0) => {
    const query = { Id: questionId, ...wanted({ PaperId: paperId }) }
    const read = await http.call(getQuestionSolution, { query }, signal)
    return read.ok ? success(questionOf(read.value)) : read
  },

  similar: async ({ questionId, count, except }, signal) => {
    const query = { Id: questionId, Count: count, ...wanted({ Except: except.join(',') }) }
    const read = await http.call(getSimilarQuestions, { query }, signal)
    return read.ok ? success(read.value.map(questionOf)) : read
  },

  content: async (contentId, signal) => {
    const read = await http.call(getBankQuestion, { query: { Id: contentId } }, signal)
    if (!read.ok) return read
    const { Question, CanEdit, ...card } = read.value
    return success({
      card: contentCardOf(http.fileAddress, CONTENT_TYPE.question)(card),
      question: questionOf(Question),
      editable: flagOf(CanEdit),
    })
  },
})
