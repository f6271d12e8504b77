import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import { getQuestionBankDetails, getQuestionSolution, getSimilarQuestions } from '#contract/question-bank.ts'
import { QUESTION_TYPE } from '../../db/schema/question.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { BankFilter } from '../content/bank-filter.ts'
import type { Keyword } from '../search/keyword.ts'
import { asScope } from '../search/scope-asked.ts'
import { type BankWanted, UNANSWERED } from './bank.repository.ts'
import type { BankService } from './bank.service.ts'
import { idsIn } from './id-list.ts'

const PAGE = 10
const MAX_IDS = 200
const MAX_SIMILAR = 20
const SIMILAR = 5
const LAST_YEAR = 9999

type BankAsked = z.output<typeof getQuestionBankDetails.query>

const wrong = (field: string) => refuse(CODE.fieldError, `参数不正确：${field}`)

const isAnyOr = (value: number, least: number, greatest: number): boolean =>
  value === 0 || (Number.isInteger(value) && value >= least && value <= greatest)

const filterIn = (asked: BankAsked): BankFilter | Refusal => {
  const { questionType = 0, difficultyLevel = 0, year = 0 } = asked
  if (!isAnyOr(questionType, QUESTION_TYPE.single, QUESTION_TYPE.composite)) return wrong('questionType')
  if (!isAnyOr(difficultyLevel, 17, 21)) return wrong('difficultyLevel')
  if (!isAnyOr(year, 1, LAST_YEAR)) return wrong('year')
  return { questionType, difficultyLevel, year, area: asked.area ?? '', source: asked.source ?? '' }
}

const bankWanted = (asked: BankAsked, keyword: Keyword | null): BankWanted | Refusal => {
  const page = pageWanted(asked, PAGE)
  if (page instanceof Refusal) return page
  const scope = asScope(asked)
  if (scope === null) return wrong('学段、学科或目录的编号')
  const filter = filterIn(asked)
  if (filter instanceof Refusal) return filter
  const tagIds = idsIn(asked.tagIds, MAX_IDS)
  if (tagIds === null) return wrong('tagIds')
  const { Unanswered: unanswered = 0, Sort: sort = 0 } = asked
  if (!isAnyOr(unanswered, UNANSWERED.first, UNANSWERED.only)) return wrong('Unanswered')
  return { scope, filter, tagIds, keyword, sort, unanswered, page }
}

interface Services {
  readonly bank: BankService
  /** What a keyword asks for, as the search reads it. */
  readonly readKeyword: (typed: string | undefined, userId: number) => Promise<Keyword | null>
}

/** Wire: questionbankdetails, and what is ours beside it. */
export const bankRoutes =
  ({ bank, readKeyword }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getQuestionBankDetails, async ({ query, viewer }) => {
      const wanted = bankWanted(query, await readKeyword(query.Keyword, viewer.userId))
      if (wanted instanceof Refusal) return wanted
      const ids = idsIn(query.Ids, MAX_IDS)
      if (ids === null) return wrong('Ids')
      const contentIds = idsIn(query.ContentIds, MAX_IDS)
      if (contentIds === null) return wrong('ContentIds')
      if (contentIds.length > 0) return bank.ofContents(viewer, contentIds, wanted.page)
      return ids.length === 0
        ? bank.page(viewer, wanted)
        : bank.chosen(viewer, ids, wanted.page, asId(query.PaperId) ?? 0)
    })

    signedInRoute(app, getQuestionSolution, ({ query, viewer }) =>
      bank.solution(viewer, asId(query.Id) ?? 0, asId(query.PaperId) ?? 0),
    )

    signedInRoute(app, getSimilarQuestions, async ({ query, viewer }) => {
      const without = idsIn(query.Except, MAX_IDS)
      if (without === null) return wrong('Except')
      const count = asId(query.Count) || SIMILAR
      return bank.similar(viewer, asId(query.Id) ?? 0, { count: Math.min(count, MAX_SIMILAR), without })
    })
  }
