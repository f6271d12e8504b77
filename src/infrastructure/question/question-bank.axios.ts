import type { BankTree, QuestionBankPort } from '#application/question/question-bank.port.ts'
import {
  getBankQuestion,
  getQuestionBankDetails,
  getQuestionCatalogue,
  getQuestionSolution,
  getSimilarQuestions,
} from '#contract/question-bank.ts'
import { success } from '#domain/kernel/result.ts'
import { BANK_PAGE_SIZE, BANK_SORTS, type BankQuery, QUESTION_KINDS } from '#domain/question/bank-query.ts'
import type { Question } from '#domain/question/question.ts'
import { contentCardOf } from '../catalogue/content-card.mapper.ts'
import { nodesOf } from '../catalogue/curriculum.axios.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { questionOf } from './question.mapper.ts'

const CHAPTERS = 1
const KNOWLEDGE = 2
/** More a page of the wire does not hold; a paper may have more questions. */
const LARGEST_PAGE = 100

/** What is 0 or '' is not sent: it means anything. */
const wanted = <K extends string, V extends number | string>(
  values: Readonly<Record<K, V>>,
): Partial<Record<K, V>> =>
  Object.fromEntries(Object.entries<V>(values).filter(([, value]) => value !== 0 && value !== '')) as Partial<
    Record<K, V>
  >

/** A page of the bank as the wire asks for it. */
export const wireQueryOf = (query: BankQuery) => ({
  PageIndex: query.page,
  PageSize: BANK_PAGE_SIZE,
  Sort: BANK_SORTS.indexOf(query.sort),
  ...wanted({
    StageId: query.stage,
    SubjectId: query.subject,
    VersionId: query.version,
    BookId: query.book,
    ChapterId: query.chapter,
    KnowId: query.knowledge,
    questionType: query.kind === 'any' ? 0 : QUESTION_KINDS.indexOf(query.kind) + 1,
    difficultyLevel: query.level,
    year: query.year,
  }),
  ...wanted({ area: query.area, source: query.source }),
})

const wireTreeOf = (tree: BankTree) => ({
  stageId: tree.stageId,
  subjectId: tree.subjectId,
  ...(tree.tree === 'chapters' ? { bookId: tree.bookId, mode: CHAPTERS } : { mode: KNOWLEDGE }),
})

/** Spec §7 questioncatalogue, questionbankdetails, resourcescontentinfo/{type}; ours: questionsolution, similarquestions. */
export const axiosQuestionBank = (http: Http): QuestionBankPort => ({
  tree: async (tree, signal) => {
    const read = await http.call(getQuestionCatalogue, { query: wireTreeOf(tree) }, signal)
    return read.ok ? success(nodesOf(read.value, tree.tree === 'chapters' ? 4 : 5)) : read
  },

  page: async (query, signal) => {
    const read = await http.call(getQuestionBankDetails, { query: wireQueryOf(query) }, signal)
    if (!read.ok) return read
    return success(pageOf(read.value, { index: query.page, size: BANK_PAGE_SIZE }, questionOf))
  },

  questions: async (ids, signal) => {
    const found: Question[] = []
    for (let from = 0; from < ids.length; from += LARGEST_PAGE) {
      const some = ids.slice(from, from + LARGEST_PAGE)
      const query = { Ids: some.join(','), PageIndex: 1, PageSize: some.length }
      const read = await http.call(getQuestionBankDetails, { query }, signal)
      if (!read.ok) return read
      found.push(...(read.value.Items ?? []).map(questionOf))
    }
    return success(found)
  },

  solution: async (questionId, signal) => {
    const read = await http.call(getQuestionSolution, { query: { Id: questionId } }, signal)
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
    const { Question, ...card } = read.value
    return success({ card: contentCardOf(http.fileAddress)(card), question: questionOf(Question) })
  },
})
