import type { FastifyInstance } from 'fastify'
import type { ConfigurationFile } from '#contract/configuration.ts'
import { JOB_KIND } from '#contract/job.ts'
import type { Db } from '../../db/database.ts'
import { addRoutes } from '../../http/add-routes.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Storage } from '../../storage/storage.ts'
import { fileRepository } from '../file/file.repository.ts'
import { hourlySweep, sweeping } from '../job/sweeping.ts'
import type { PrivateFileService } from '../private-file/private-file.service.ts'
import { directUploads } from './direct-uploads.ts'
import { fetchingDirectUpload } from './fetch-direct-upload.ts'
import { staging } from './staging.ts'
import { tusRoutes } from './tus.routes.ts'
import { uploadRepository } from './upload.repository.ts'
import { uploadRoutes } from './upload.routes.ts'
import { uploadService } from './upload.service.ts'
import { uploadReceiver } from './upload-receiver.ts'
import { uploadTickets } from './upload-ticket.ts'
import { wholeUploads } from './whole-upload.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly storage: Storage
  readonly fileAddressSecret: Buffer
  readonly configuration: ConfigurationFile
}

/** Everything that brings files in, around one place for what is under way. */
export const uploading =
  ({ db, clock, storage, fileAddressSecret, configuration }: Needs, own: PrivateFileService) =>
  async (app: FastifyInstance) => {
    const uploads = uploadRepository(db)
    const tickets = uploadTickets(fileAddressSecret, clock)
    const place = staging(storage)
    const there = directUploads(storage)
    const received = uploadReceiver({ uploads, staging: place, sentThere: there, clock })
    const fetchSent = fetchingDirectUpload({ uploads, receiving: received, sentThere: there })
    const files = fileRepository(db)
    const takeWhole = wholeUploads({
      uploads,
      files,
      receiving: received,
      staging: place,
      storage,
      noteUnsafe: (found) => app.log.warn(found, 'unsafe file refused'),
    })
    const limits = configuration.upload
    const { direct } = storage
    await addRoutes(
      app,
      uploadRoutes(
        uploadService({
          uploads,
          files,
          receiving: received,
          fetchSent,
          takeWhole,
          own,
          tickets,
          limits,
          direct,
          warn: (error) => app.log.warn({ err: error }, 'no keys for uploads to the object store'),
        }),
      ),
    )
    await addRoutes(app, tusRoutes(received, tickets))
    app.jobs.define(hourlySweep(JOB_KIND.uploadSweep, 37), sweeping(received.sweep, 'old uploads'))
  }
