import type { FastifyInstance } from 'fastify'
import { getHomeLiveList } from '#contract/live.ts'
import { getLiveDetailsInfo } from '#contract/live-course.ts'
import { getLiveNotices, seeLiveNotices } from '#contract/live-notice.ts'
import { getLivePageContentInfo, getPushQuestions, liveQuestionsAnswer } from '#contract/live-room.ts'
import { publicRoute, signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { LiveService } from './live.service.ts'
import type { LiveDetailService } from './live-detail.service.ts'
import type { LiveNoticeService } from './live-notice.service.ts'
import type { LiveRoomService } from './live-room.service.ts'
import type { LiveRoundService } from './live-round.service.ts'

interface LiveServices {
  readonly lives: LiveService
  readonly details: LiveDetailService
  readonly room: LiveRoomService
  readonly rounds: LiveRoundService
  readonly notices: LiveNoticeService
}

export const liveRoutes =
  ({ lives, details, room, rounds, notices }: LiveServices) =>
  async (app: FastifyInstance) => {
    publicRoute(app, getHomeLiveList, async ({ query, viewer }) =>
      lives.homeLives(await viewer(), query.count),
    )
    signedInRoute(app, getLiveDetailsInfo, ({ query, viewer }) => details.detail(viewer, asId(query.Id) ?? 0))
    signedInRoute(app, getLivePageContentInfo, ({ query, viewer }) => room.info(viewer, asId(query.Id) ?? 0))
    signedInRoute(app, getPushQuestions, ({ query, viewer }) =>
      rounds.pushed(viewer, asId(query.SectionId) ?? 0, asId(query.AfterRound) ?? 0),
    )
    signedInRoute(app, getLiveNotices, ({ viewer }) => notices.news(viewer.userId))
    signedInRoute(app, seeLiveNotices, ({ body, viewer }) => notices.see(viewer.userId, body.Ids))
    signedInRoute(app, liveQuestionsAnswer, ({ body, viewer }) => rounds.answer(viewer, body))
  }
