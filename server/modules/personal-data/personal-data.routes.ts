import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/personal-data.ts'
import { publicRoute, signedInRoute } from '../../http/route.ts'
import type { PersonalDataService } from './personal-data.service.ts'

/** What is kept of a person, as a file and erased. Wire: 个人数据. */
export const personalDataRoutes = (service: PersonalDataService) => async (app: FastifyInstance) => {
  signedInRoute(app, calls.getPersonalData, ({ viewer, query }) => service.read(viewer.userId, query.UserId))
  signedInRoute(app, calls.exportPersonalData, ({ viewer, body }) =>
    service.export(viewer.userId, body.UserId),
  )
  signedInRoute(app, calls.getPersonalDataFile, ({ viewer, query }) =>
    service.address(viewer.userId, query.UserId),
  )
  signedInRoute(app, calls.erasePersonalData, ({ viewer, body }) => service.erase(viewer.userId, body))
  signedInRoute(app, calls.keepPersonalData, ({ viewer, body }) => service.keep(viewer.userId, body.UserId))
  publicRoute(app, calls.keepAccount, ({ body, request }) =>
    service.keepOwn(body, { address: request.ip, userAgent: request.headers['user-agent'] }),
  )
}
