import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { getFaults, getOwnFaults, reportQuestionFault, settleFault } from '#contract/question-fault.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { FaultService } from './fault.service.ts'

const PAGE = 10

const NO_STATUS = refuse(CODE.fieldError, '参数不正确：Status')

/** Ours: errors that are reported in questions, and what becomes of them. */
export const faultRoutes = (faults: FaultService) => async (app: FastifyInstance) => {
  signedInRoute(app, reportQuestionFault, ({ body, viewer }) => faults.report(viewer, body))

  signedInRoute(app, getOwnFaults, ({ query, viewer }) => faults.own(viewer, asId(query.QuestionId) ?? 0))

  signedInRoute(app, getFaults, async ({ query, viewer }) => {
    const page = pageWanted(query, PAGE)
    if (page instanceof Refusal) return page
    const { Status: status = 0 } = query
    return status === 0 || status === 1 ? faults.page(viewer, status === 1, page) : NO_STATUS
  })

  signedInRoute(app, settleFault, ({ body, viewer }) => faults.settle(viewer, body))
}
