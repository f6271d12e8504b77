import type { FastifyInstance } from 'fastify'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { discardUpload, getAliOssSetting, getUnfinishedUploads } from '#contract/upload.ts'
import { signedInRoute } from '../../http/route.ts'
import type { UploadService } from './upload.service.ts'

/** Wire: getaliosssetting and AddOrUpdatePrivateFileContentAsync; what was begun and not finished. */
export const uploadRoutes = (service: UploadService) => async (app: FastifyInstance) => {
  signedInRoute(app, getAliOssSetting, async ({ viewer }) => service.setting(viewer))
  signedInRoute(app, addPrivateFileContent, ({ body, viewer }) => service.add(viewer, body))
  signedInRoute(app, getUnfinishedUploads, ({ viewer }) => service.unfinished(viewer))
  signedInRoute(app, discardUpload, ({ body, viewer }) => service.discard(viewer, body.UploadId))
}
