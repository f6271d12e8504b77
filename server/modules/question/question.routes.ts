import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { getQuestionInfo, questionsAnswer } from '#contract/question.ts'
import { getStadyReport } from '#contract/study-report.ts'
import { refuse } from '../../http/envelope.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import { idsIn } from './id-list.ts'
import type { LessonQuestionService } from './lesson-question.service.ts'
import type { AnswerPractice } from './practice.ts'
import type { StudyReportService } from './study-report.service.ts'

const MAX_ASKED = 200

interface Services {
  readonly lessons: LessonQuestionService
  readonly answerPractice: AnswerPractice
  readonly reports: StudyReportService
}

export const questionRoutes =
  ({ lessons, answerPractice, reports }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getQuestionInfo, ({ query, viewer }) =>
      lessons.questions(viewer, asId(query.SectionId) ?? 0, asId(query.QuestionId) ?? -1),
    )
    signedInRoute(app, questionsAnswer, ({ body, viewer }) => {
      const { CourseId, SectionId, PracticeId, Items } = body
      return PracticeId !== undefined && CourseId === 0 && SectionId === 0
        ? answerPractice(viewer, PracticeId, Items)
        : lessons.answer(viewer, body)
    })
    signedInRoute(app, getStadyReport, async ({ query, viewer }) => {
      if (query.PracticeId) {
        const asked = idsIn(query.Asked, MAX_ASKED)
        if (asked === null) return refuse(CODE.fieldError, '参数不正确：Asked')
        return reports.ofPractice(viewer, query.PracticeId, asked)
      }
      return reports.ofCourse(viewer, asId(query.CourseId) ?? 0, asId(query.SectionId) ?? 0)
    })
  }
