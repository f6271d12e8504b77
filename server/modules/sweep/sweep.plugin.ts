import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { sweeping } from '../../plugins/sweeping.ts'
import { fileSweepService } from './file-sweep.service.ts'

/** Lets go of files that nothing refers to, now and then. */
export const sweepPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'storage' | 'clock'>>(
  async (app, options) => {
    await app.register(sweeping(fileSweepService(options).sweep, 'files that nothing refers to'))
  },
  { name: 'sweep' },
)
