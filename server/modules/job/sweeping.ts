import * as z from 'zod/mini'
import type { JobHandler, JobKind } from './job-kind.ts'

const NOTHING = z.object({})
type Nothing = z.output<typeof NOTHING>

/** What is swept every hour, by one server of those that share a database; `minute` keeps sweeps apart. */
export const hourlySweep = (name: JobKind['name'], minute: number): JobKind<Nothing> => ({
  name,
  payload: NOTHING,
  tries: 2,
  backoff: 60,
  timeout: 1800,
  concurrency: 1,
  schedule: `${minute} * * * *`,
})

/** Lets go of what is too old, which `sweep` counts; what fails is tried again. */
export const sweeping =
  (sweep: () => Promise<number>, what: string): JobHandler<Nothing> =>
  async ({ log }) => {
    const swept = await sweep()
    if (swept > 0) log.info({ swept }, `${what} were swept`)
    return null
  }
