import fastifyPlugin from 'fastify-plugin'
import { JOB_KIND } from '#contract/job.ts'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { hourlySweep, sweeping } from '../job/sweeping.ts'
import { personalDataRepository } from './personal-data.repository.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { personalDataService } from './personal-data.service.ts'
import { makePersonalData, PERSONAL_DATA } from './personal-export.ts'

interface Options extends FeatureOptions {
  readonly erasureWaitDays: number
  readonly dataFileDays: number
}

/** What is kept of a person: handed out as a file, and erased. */
export const personalDataPlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock, storage } = options
    const service = personalDataService({
      db,
      clock,
      jobs: app.jobs,
      addresses: app.files.addresses,
      accounts: app.accounts,
      waitDays: options.erasureWaitDays,
    })
    app.jobs.define(PERSONAL_DATA, makePersonalData({ db, storage, clock, fileDays: options.dataFileDays }))
    app.jobs.define(
      hourlySweep(JOB_KIND.erasureSweep, 37),
      sweeping(service.eraseDue, 'accounts that were given up'),
    )
    app.jobs.define(
      hourlySweep(JOB_KIND.dataFileSweep, 12),
      sweeping(() => personalDataRepository(db).forgetOld(clock()), 'old files of personal data'),
    )
    await addRoutes(app, personalDataRoutes(service))
  },
  { name: 'personal-data', dependencies: ['session', 'file', 'job'] },
)
