import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { sweeping } from '../../plugins/sweeping.ts'
import { fileSweepRepository } from './file-sweep.repository.ts'
import { fileSweepService } from './file-sweep.service.ts'

/** Lets go of files that nothing refers to, now and then. */
export const sweepPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'storage' | 'clock'>>(
  async (app, options) => {
    const { db, storage, clock } = options
    const { sweep } = fileSweepService({ sweeps: fileSweepRepository(db), storage, clock })
    await app.register(sweeping(sweep, 'files that nothing refers to'))
  },
  { name: 'sweep' },
)
