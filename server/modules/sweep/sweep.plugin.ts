import fastifyPlugin from 'fastify-plugin'
import { JOB_KIND } from '#contract/job.ts'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { intentionRepository } from '../intention/intention.repository.ts'
import { intentionService } from '../intention/intention.service.ts'
import { jobRepository } from '../job/job.repository.ts'
import { hourlySweep, sweeping } from '../job/sweeping.ts'
import { fileSweepRepository } from './file-sweep.repository.ts'
import { fileSweepService } from './file-sweep.service.ts'
import { retentionService } from './retention.service.ts'

/** Lets go of files that nothing refers to and of answers that nobody asks for again, now and then. */
export const sweepPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'storage' | 'clock'>>(
  async (app, options) => {
    const { db, storage, clock } = options
    const { sweep } = fileSweepService({ sweeps: fileSweepRepository(db), storage, clock })
    app.jobs.define(hourlySweep(JOB_KIND.fileSweep, 17), sweeping(sweep, 'files that nothing refers to'))
    const answers = intentionService({ intentions: intentionRepository(db), clock })
    app.jobs.define(hourlySweep(JOB_KIND.intentionSweep, 7), sweeping(answers.sweep, 'old answers'))
    const retention = retentionService({
      db,
      clock,
      limits: async () => (await app.site.read()).limits,
      dropJobs: jobRepository(db).forgetEnded,
    })
    app.jobs.define(
      hourlySweep(JOB_KIND.retentionSweep, 57),
      sweeping(retention.sweep, 'things that were kept for their days'),
    )
  },
  { name: 'sweep', dependencies: ['site', 'job'] },
)
