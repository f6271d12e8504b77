import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { success } from '../../http/envelope.ts'
import { healthRepository } from './health.repository.ts'
import { readiness } from './readiness.ts'

const READY_WITHIN_MS = 1_000

/** For whoever watches over the process; asked every few seconds, so that only what is wrong stands in the log. */
const PROBE = { schema: { hide: true }, logLevel: 'warn' } as const

/**
 * `/api/health/live`: the process answers. `/api/health/ready`: its database does too, within a second; else HTTP 503. A
 * process that is not live is started again; one that is not ready gets no calls for now.
 */
export const healthPlugin = fastifyPlugin<Pick<FeatureOptions, 'db'>>(
  async (app, { db }) => {
    const isReady = readiness(healthRepository(db), READY_WITHIN_MS)
    app.get('/api/health/live', PROBE, async () => success(true))
    app.get('/api/health/ready', PROBE, async () => {
      await isReady()
      return success(true)
    })
  },
  { name: 'health' },
)
