import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { fileRepository } from '../file/file.repository.ts'
import { editorRoutes } from './editor.routes.ts'
import { editorService } from './editor.service.ts'
import { editorUploadRepository } from './editor-upload.repository.ts'
import { outsidePictureRoutes } from './outside-picture.routes.ts'
import type { FetchOutsidePicture } from './outside-picture.ts'
import { type FileAddress, picturesIn } from './pictures.ts'
import { uploading } from './uploading.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Pictures in texts: kept by their file, shown by an address. */
    readonly pictures: ReturnType<typeof picturesIn>
  }
}

interface Options extends FeatureOptions {
  readonly fetchOutsidePicture: FetchOutsidePicture
}

/** Everything that brings files in: uploads, the editor's pictures, pictures of other sites. */
export const uploadPlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock, storage, configuration } = options
    const uploads = editorUploadRepository(db)
    const fileAddress: FileAddress = ({ id, name }) =>
      app.files.addresses.addressOf({ id, name, use: 'inline' })
    app.decorate('pictures', picturesIn(uploads, fileAddress))
    await addRoutes(app, uploading(options, app.privateFiles))
    await addRoutes(
      app,
      editorRoutes(
        editorService({
          uploads,
          files: fileRepository(db),
          storage,
          fileAddress,
          clock,
          limits: configuration.upload,
        }),
      ),
    )
    await addRoutes(app, outsidePictureRoutes(options.fetchOutsidePicture))
  },
  { name: 'upload', dependencies: ['file', 'job', 'private-file'] },
)
