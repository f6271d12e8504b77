import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { packRoutes } from '../file/pack.routes.ts'
import { privateFileRepository } from '../private-file/private-file.repository.ts'
import { packedPrivateFiles } from '../private-file/private-pack.ts'
import { packedSchoolFiles } from '../school-file/packed-school-files.ts'
import { schoolFileRepository } from '../school-file/school-file.repository.ts'

/** Several files as one zip, of one's own or of a school. */
export const packPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'storage'>>(
  async (app, options) => {
    const { db, storage } = options
    await addRoutes(
      app,
      packRoutes({
        storage,
        addresses: app.files.packs,
        sources: {
          school: packedSchoolFiles(schoolFileRepository(db)),
          private: packedPrivateFiles(privateFileRepository(db)),
        },
      }),
    )
  },
  { name: 'pack', dependencies: ['file'] },
)
