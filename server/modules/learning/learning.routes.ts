import type { FastifyInstance } from 'fastify'
import {
  addUserAction,
  deleteRecords,
  editRecords,
  getLearningPageList,
  restoreRecords,
} from '#contract/learning.ts'
import { getStadyReport } from '#contract/study-report.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { LearningService } from './learning.service.ts'
import type { LearningRecordService } from './learning-record.service.ts'
import type { StudyReportService } from './study-report.service.ts'
import type { UserActionService } from './user-action.service.ts'

interface Services {
  readonly learning: LearningService
  readonly records: LearningRecordService
  readonly report: StudyReportService
  readonly actions: UserActionService
}

/** Spec §7 "Favourites and records", getstadyreport: what a user did, and where it is found again. */
export const learningRoutes =
  ({ learning, records, report, actions }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getLearningPageList, ({ body, viewer }) => learning.page(viewer, body))
    signedInRoute(app, editRecords, ({ body, viewer }) => records.edit(viewer, body))
    signedInRoute(app, deleteRecords, ({ body, viewer }) => learning.remove(viewer, body))
    signedInRoute(app, restoreRecords, ({ body, viewer }) => learning.restore(viewer, body))
    signedInRoute(app, getStadyReport, ({ query, viewer }) => {
      if (query.PracticeId) return report.ofPractice(viewer, query.PracticeId)
      return report.ofCourse(viewer, asId(query.CourseId) ?? 0, asId(query.SectionId) ?? 0)
    })
    signedInRoute(app, addUserAction, ({ body, viewer }) => actions.record(viewer, body))
  }
