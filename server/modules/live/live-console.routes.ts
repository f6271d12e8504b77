import type { FastifyInstance } from 'fastify'
import {
  askLiveQuestion,
  closeLiveQuestion,
  endLiveLesson,
  extendLiveQuestion,
  getLiveConsole,
  pushLiveQuestion,
  showLiveResults,
  tellLiveAnswer,
} from '#contract/live-console.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { LiveConsoleService } from './live-console.service.ts'

export const liveConsoleRoutes = (desk: LiveConsoleService) => async (app: FastifyInstance) => {
  signedInRoute(app, getLiveConsole, ({ query, viewer }) => desk.console(viewer, asId(query.SectionId) ?? 0))
  signedInRoute(app, pushLiveQuestion, ({ body, viewer }) => desk.push(viewer, body))
  signedInRoute(app, askLiveQuestion, ({ body, viewer }) => desk.ask(viewer, body))
  signedInRoute(app, closeLiveQuestion, ({ body, viewer }) => desk.close(viewer, body))
  signedInRoute(app, extendLiveQuestion, ({ body, viewer }) => desk.extend(viewer, body))
  signedInRoute(app, showLiveResults, ({ body, viewer }) => desk.showResults(viewer, body))
  signedInRoute(app, endLiveLesson, ({ body, viewer }) => desk.endLesson(viewer, body.SectionId))
  signedInRoute(app, tellLiveAnswer, ({ body, viewer }) => desk.tellAnswer(viewer, body))
}
