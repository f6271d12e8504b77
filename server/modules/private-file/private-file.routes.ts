import type { FastifyInstance } from 'fastify'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { signedInRoute } from '../../http/route.ts'
import type { PrivateFileService } from './private-file.service.ts'

/** Spec §7 "Private files". */
export const privateFileRoutes = (service: PrivateFileService) => async (app: FastifyInstance) => {
  signedInRoute(app, addPrivateFileContent, ({ body, viewer }) => service.add(viewer, body))
}
