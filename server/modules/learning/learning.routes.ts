import type { FastifyInstance } from 'fastify'
import {
  addUserAction,
  deleteRecords,
  editRecords,
  getLearningPageList,
  restoreRecords,
} from '#contract/learning.ts'
import { signedInRoute } from '../../http/route.ts'
import type { LearningService } from './learning.service.ts'
import type { LearningRecordService } from './learning-record.service.ts'
import type { UserActionService } from './user-action.service.ts'

interface Services {
  readonly learning: LearningService
  readonly records: LearningRecordService
  readonly actions: UserActionService
}

/** Wire: 收藏, 学习: what a user did, and where it is found again. */
export const learningRoutes =
  ({ learning, records, actions }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getLearningPageList, ({ body, viewer }) => learning.page(viewer, body))
    signedInRoute(app, editRecords, ({ body, viewer }) => records.edit(viewer, body))
    signedInRoute(app, deleteRecords, ({ body, viewer }) => learning.remove(viewer, body))
    signedInRoute(app, restoreRecords, ({ body, viewer }) => learning.restore(viewer, body))
    signedInRoute(app, addUserAction, ({ body, viewer }) => actions.record(viewer, body))
  }
