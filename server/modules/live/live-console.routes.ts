import type { FastifyInstance } from 'fastify'
import {
  askLiveQuestion,
  closeLiveQuestion,
  endLiveLesson,
  extendLiveQuestion,
  getLiveAnswers,
  getLiveConsole,
  pushLiveQuestion,
  showLiveResults,
  tellLiveAnswer,
} from '#contract/live-console.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { LiveAnswersService } from './live-answers.service.ts'
import type { LiveConsoleService } from './live-console.service.ts'

interface Services {
  readonly service: LiveConsoleService
  readonly answers: LiveAnswersService
}

export const liveConsoleRoutes =
  ({ service, answers }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getLiveConsole, ({ query, viewer }) =>
      service.console(viewer, asId(query.SectionId) ?? 0),
    )
    signedInRoute(app, getLiveAnswers, ({ query, viewer }) =>
      answers.answers(viewer, asId(query.SectionId) ?? 0),
    )
    signedInRoute(app, pushLiveQuestion, ({ body, viewer }) => service.push(viewer, body))
    signedInRoute(app, askLiveQuestion, ({ body, viewer }) => service.ask(viewer, body))
    signedInRoute(app, closeLiveQuestion, ({ body, viewer }) => service.close(viewer, body))
    signedInRoute(app, extendLiveQuestion, ({ body, viewer }) => service.extend(viewer, body))
    signedInRoute(app, showLiveResults, ({ body, viewer }) => service.showResults(viewer, body))
    signedInRoute(app, endLiveLesson, ({ body, viewer }) => service.endLesson(viewer, body.SectionId))
    signedInRoute(app, tellLiveAnswer, ({ body, viewer }) => service.tellAnswer(viewer, body))
  }
