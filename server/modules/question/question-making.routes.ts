import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import {
  fileQuestions,
  getMadeQuestion,
  getMadeQuestions,
  offerQuestions,
  QUESTION_OWNERS,
  QUESTION_STATE,
  saveMadeQuestion,
} from '#contract/question-making.ts'
import { QUESTION_TYPE } from '../../db/schema/question.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { Keyword } from '../search/keyword.ts'
import { asScope } from '../search/scope-asked.ts'
import type { QuestionFilingService } from './question-filing.service.ts'
import type { QuestionMakingService } from './question-making.service.ts'

const PAGE = 20

const wrong = (field: string) => refuse(CODE.fieldError, `参数不正确：${field}`)

const isOneOf = (value: number, known: Readonly<Record<string, number>>): boolean =>
  value === 0 || Object.values(known).includes(value)

interface Services {
  readonly making: QuestionMakingService
  readonly filing: QuestionFilingService
  /** What a keyword asks for, as the search reads it. */
  readonly readKeyword: (typed: string | undefined, userId: number) => Promise<Keyword | null>
}

/** Ours: questions made, mended, withdrawn and filed by teachers. */
export const questionMakingRoutes =
  ({ making, filing, readKeyword }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getMadeQuestions, async ({ query, viewer }) => {
      const page = pageWanted(query, PAGE)
      if (page instanceof Refusal) return page
      const scope = asScope(query)
      if (scope === null) return wrong('学段、学科或目录的编号')
      const { Whose: whose = QUESTION_OWNERS.mine, State: state = 0, questionType = 0 } = query
      if (whose === 0 || !isOneOf(whose, QUESTION_OWNERS)) return wrong('Whose')
      if (!isOneOf(state, QUESTION_STATE)) return wrong('State')
      if (!isOneOf(questionType, QUESTION_TYPE)) return wrong('questionType')
      return making.page(viewer, {
        ofSchool: whose === QUESTION_OWNERS.school,
        withdrawn:
          state === QUESTION_STATE.offered ? false : state === QUESTION_STATE.withdrawn ? true : null,
        reported: state === QUESTION_STATE.reported,
        questionType,
        scope,
        keyword: await readKeyword(query.Keyword, viewer.userId),
        page,
      })
    })
    signedInRoute(app, getMadeQuestion, ({ query, viewer }) => making.one(viewer, asId(query.Id) ?? 0))
    signedInRoute(app, saveMadeQuestion, ({ body, viewer }) => making.save(viewer, body))
    signedInRoute(app, offerQuestions, ({ body, viewer }) => filing.offer(viewer, body.Ids, body.Offered))
    signedInRoute(app, fileQuestions, ({ body, viewer }) => filing.file(viewer, body.Items))
  }
