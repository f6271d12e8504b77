import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bankFilters, countFilters, treeNode } from './curriculum.ts'
import { pageInQuery, pageOf, scopeInQuery } from './page.ts'
import { question } from './question.ts'
import { sentText } from './request.ts'
import { contentInfo } from './resource.ts'
import { flag, queryNumber } from './shape.ts'

const tag = '题库'

/** GET questioncatalogue: the tree beside a question bank, Count questions in and below each node; mode 1 chapters of a book, 2 knowledge points. */
export const getQuestionCatalogue = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/questioncatalogue',
  summary: '题库目录',
  tag,
  access: 'session',
  kept: true,
  query: z.object({
    stageId: queryNumber,
    subjectId: queryNumber,
    bookId: z.optional(queryNumber),
    mode: z.optional(queryNumber),
    ...countFilters,
  }),
  data: z.array(treeNode),
})

/**
 * GET questionbankdetails: questions of the bank, a page at a time, without answers and analysis. Sort 0 newest, 1 easiest, 2
 * hardest, 3 most used, 4 by chance, each time otherwise, 5 by how near to the Keyword (stems that hold it before what only its
 * options or parts do; newest without one). Unanswered 1: those that the user never answered first, 2: those
 * alone. questionType, difficultyLevel, year 0 or absent for all; area and source by name; Ids (separated by
 * commas, at most 200) asks for just these, in that order, as a basket or a paper does; ContentIds for the questions that
 * these contents are, as a search or favourites do. PaperId, with Ids: a paper of one's own, whose questions are told in the
 * version that it has, those that were withdrawn too.
 */
export const getQuestionBankDetails = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/questionbankdetails',
  summary: '题库题目',
  tag,
  access: 'session',
  kept: true,
  query: z.object({
    ...pageInQuery,
    ...scopeInQuery,
    ...bankFilters,
    tagIds: z.optional(sentText(z.maxLength(500))),
    Unanswered: z.optional(queryNumber),
    Ids: z.optional(sentText(z.maxLength(2000))),
    ContentIds: z.optional(sentText(z.maxLength(2000))),
    PaperId: z.optional(queryNumber),
  }),
  data: pageOf(question),
})

/**
 * GET resourcescontentinfo/4: one question of the bank as a content (Id), beside those of its chapter, without answer and
 * analysis. 404 for none, 410 for one that was withdrawn, 403 for another school's own.
 */
export const getBankQuestion = defineCall({
  method: 'GET',
  path: '/api/user/resourcescontent/resourcescontentinfo/4',
  summary: '题目',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: z.extend(contentInfo, {
    Question: question,
    /** Whether this user may correct it (studio/question). */
    CanEdit: flag,
  }),
})

/** GET questionsolution (ours, R-wire-11): the question with its right answer and analysis, on demand; PaperId as in questionbankdetails. 404 for none. */
export const getQuestionSolution = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/questionsolution',
  summary: '题目解析',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber, PaperId: z.optional(queryNumber) }),
  data: question,
})

/** GET similarquestions (ours): others of the same kind about the same, the most alike first; Except (separated by commas) are left out. */
export const getSimilarQuestions = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/similarquestions',
  summary: '相似题目',
  tag,
  access: 'session',
  kept: true,
  query: z.object({
    Id: queryNumber,
    Count: z.optional(queryNumber),
    Except: z.optional(sentText(z.maxLength(2000))),
  }),
  data: z.array(question),
})
