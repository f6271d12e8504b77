import type { FastifyInstance } from 'fastify'
import { getQuestionInfo, questionsAnswer } from '#contract/question.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { LessonQuestionService } from './lesson-question.service.ts'

export const questionRoutes = (lessons: LessonQuestionService) => async (app: FastifyInstance) => {
  signedInRoute(app, getQuestionInfo, ({ query, viewer }) =>
    lessons.questions(viewer, asId(query.SectionId) ?? 0, asId(query.QuestionId) ?? -1),
  )
  signedInRoute(app, questionsAnswer, ({ body, viewer }) => lessons.answer(viewer, body))
}
