import fastifyPlugin from 'fastify-plugin'
import { JOB_KIND } from '#contract/job.ts'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { hourlySweep, sweeping } from '../job/sweeping.ts'
import { binRepository } from './bin.repository.ts'
import { binService } from './bin.service.ts'
import { directoryService } from './directory.service.ts'
import { fileChangeService } from './file-change.service.ts'
import { privateFileRepository } from './private-file.repository.ts'
import { privateFileRoutes } from './private-file.routes.ts'
import { type PrivateFileService, privateFileService } from './private-file.service.ts'
import { privateListRepository } from './private-list.repository.ts'
import { privateListService } from './private-list.service.ts'
import { privatePacks } from './private-pack.ts'
import { transferService } from './transfer.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeping what was uploaded among one's own files. */
    readonly privateFiles: PrivateFileService
  }
}

const GIBIBYTE = 1024 ** 3

/** What a teacher has of her own: folders, files and the bin. */
export const privateFilePlugin = fastifyPlugin<FeatureOptions>(
  async (app, options) => {
    const { db, clock } = options
    const { fileDto, packs } = app.files
    const quota = options.configuration.upload.personalGigabytes * GIBIBYTE
    const changes = fileChangeService({ db, clock, quota })
    const bin = binService({ db, bins: binRepository(db), clock })
    const files = privateFileRepository(db)
    app.decorate('privateFiles', privateFileService({ files, changes, fileDto, clock, quota }))
    await addRoutes(
      app,
      privateFileRoutes({
        directories: directoryService(db, clock),
        lists: privateListService({ db, lists: privateListRepository(db), fileDto, clock, quota }),
        transfers: transferService({ db, clock, quota }),
        bin,
        pack: privatePacks(files, packs),
      }),
    )
    app.jobs.define(hourlySweep(JOB_KIND.binSweep, 27), sweeping(bin.sweep, 'old entries of the bin'))
  },
  { name: 'private-file', dependencies: ['file', 'job'] },
)
