import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import {
  dismissWrongQuestion,
  getPractices,
  getWrongQuestions,
  restoreWrongQuestion,
  savePractice,
} from '#contract/practice.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { PracticeService } from './practice.service.ts'
import type { WrongQuestionService } from './wrong-question.service.ts'

const PAGE = 10

const NO_SUBJECT = refuse(CODE.fieldError, '参数不正确：SubjectId')

interface Services {
  readonly practices: PracticeService
  readonly wrong: WrongQuestionService
}

/** Ours: what a user practised, and what was wrong of it. */
export const practiceRoutes =
  ({ practices, wrong }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, savePractice, ({ body, viewer }) => practices.save(viewer, body))

    signedInRoute(app, getPractices, async ({ query, viewer }) => {
      const page = pageWanted(query, PAGE)
      return page instanceof Refusal ? page : practices.page(viewer, page)
    })

    signedInRoute(app, getWrongQuestions, async ({ query, viewer }) => {
      const page = pageWanted(query, PAGE)
      if (page instanceof Refusal) return page
      const subjectId = asId(query.SubjectId)
      return subjectId === null ? NO_SUBJECT : wrong.page(viewer, subjectId, page)
    })

    signedInRoute(app, dismissWrongQuestion, ({ body, viewer }) => wrong.dismiss(viewer, body.Id))
    signedInRoute(app, restoreWrongQuestion, ({ body, viewer }) => wrong.restore(viewer, body.Id))
  }
