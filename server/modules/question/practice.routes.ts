import type { FastifyInstance } from 'fastify'
import { getPractices, getWrongQuestions, savePractice } from '#contract/practice.ts'
import { Refusal } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import type { PracticeService } from './practice.service.ts'

const PAGE = 10

/** Ours: what a user practised, and what was wrong of it. */
export const practiceRoutes = (practices: PracticeService) => async (app: FastifyInstance) => {
  signedInRoute(app, savePractice, ({ body, viewer }) => practices.save(viewer, body))

  signedInRoute(app, getPractices, async ({ query, viewer }) => {
    const page = pageWanted(query, PAGE)
    return page instanceof Refusal ? page : practices.page(viewer, page)
  })

  signedInRoute(app, getWrongQuestions, async ({ query, viewer }) => {
    const page = pageWanted(query, PAGE)
    return page instanceof Refusal ? page : practices.wrong(viewer, page)
  })
}
