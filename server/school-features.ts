import type { FastifyInstance } from 'fastify'
import type { AppOptions } from './app-options.ts'
import type { CurriculumRepository } from './modules/catalogue/curriculum.repository.ts'
import { cloudSchoolRepository } from './modules/cloud-school/cloud-school.repository.ts'
import { cloudSchoolRoutes } from './modules/cloud-school/cloud-school.routes.ts'
import { cloudSchoolService } from './modules/cloud-school/cloud-school.service.ts'
import { packRoutes } from './modules/file/pack.routes.ts'
import { packAddresses } from './modules/file/pack-address.ts'
import type { SendFileItem } from './modules/file/sent-file.ts'
import { binService } from './modules/private-file/bin.service.ts'
import { directoryService } from './modules/private-file/directory.service.ts'
import { fileChangeService } from './modules/private-file/file-change.service.ts'
import { privateFileRepository } from './modules/private-file/private-file.repository.ts'
import { privateFileRoutes } from './modules/private-file/private-file.routes.ts'
import { privateFileService } from './modules/private-file/private-file.service.ts'
import { privateListService } from './modules/private-file/private-list.service.ts'
import { packedPrivateFiles, privatePacks } from './modules/private-file/private-pack.ts'
import { transferService } from './modules/private-file/transfer.service.ts'
import { requestQueries } from './modules/review/request.query.ts'
import { requestService } from './modules/review/request.service.ts'
import { reviewRoutes } from './modules/review/review.routes.ts'
import { reviewService } from './modules/review/review.service.ts'
import { shareService } from './modules/review/share.service.ts'
import { similarFiles } from './modules/review/similar.ts'
import { takeDownService } from './modules/review/take-down.service.ts'
import { packedSchoolFiles } from './modules/school-file/packed-school-files.ts'
import { schoolFileRepository } from './modules/school-file/school-file.repository.ts'
import { schoolFileRoutes } from './modules/school-file/school-file.routes.ts'
import { schoolFileService } from './modules/school-file/school-file.service.ts'
import { schoolMenuService } from './modules/school-file/school-menu.service.ts'
import { schoolFileSender } from './modules/school-file/sent-school-file.ts'
import { fileSweepService } from './modules/sweep/file-sweep.service.ts'
import { uploading } from './modules/upload/uploading.ts'
import { sweeping } from './plugins/sweeping.ts'

const GIBIBYTE = 1024 ** 3

interface Shared {
  readonly curriculum: CurriculumRepository
  readonly sendFile: SendFileItem
}

/** A school's own materials: what its teachers have, share, review and find there. */
export const schoolFeatures =
  (options: AppOptions, { curriculum, sendFile }: Shared) =>
  async (app: FastifyInstance) => {
    const { db, clock, storage } = options
    const quota = options.configuration.upload.personalGigabytes * GIBIBYTE
    const packs = packAddresses(options.fileAddressSecret, clock)
    const sendSchoolFile = schoolFileSender(sendFile)
    const library = schoolFileRepository(db)
    const files = privateFileRepository(db)
    const changes = fileChangeService({ db, clock, quota })
    const bin = binService(db, clock)
    const queries = requestQueries(db)
    const similar = similarFiles(db)
    const requests = requestService({ db, queries, similar, sendFile, sendSchoolFile, clock })

    await app.register(uploading(options, privateFileService({ files, changes, sendFile, clock, quota })))
    await app.register(
      privateFileRoutes({
        directories: directoryService(db, clock),
        lists: privateListService({ db, sendFile, clock, quota }),
        transfers: transferService({ db, clock, quota }),
        bin,
        pack: privatePacks(db, packs),
      }),
    )
    await app.register(sweeping(bin.sweep, 'old entries of the bin'))
    await app.register(
      sweeping(fileSweepService({ db, storage, clock }).sweep, 'files that nothing refers to'),
    )
    await app.register(
      schoolFileRoutes({
        files: schoolFileService({ db, library, sendSchoolFile, packs, clock }),
        menus: schoolMenuService({ db, curriculum, library }),
      }),
    )
    await app.register(
      reviewRoutes({
        shares: shareService({ db, requests, clock }),
        requests,
        reviews: reviewService({ db, clock }),
        takeDowns: takeDownService({ db, requests, clock }),
      }),
    )
    await app.register(
      cloudSchoolRoutes(cloudSchoolService({ db, clouds: cloudSchoolRepository(db), sendSchoolFile, clock })),
    )
    await app.register(
      packRoutes({
        storage,
        addresses: packs,
        sources: { school: packedSchoolFiles(db), private: packedPrivateFiles(db) },
      }),
    )
  }
