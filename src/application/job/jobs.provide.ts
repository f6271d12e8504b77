import { fromPromise } from 'xstate'
import { jobsMachine } from '#domain/job/jobs.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { JobsPort } from './jobs.port.ts'

export const provideJobs = (port: JobsPort) =>
  jobsMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.jobs({ ...input, page }, signal)),
      ),
      change: fromPromise(({ input: { id, how }, signal }) =>
        how === 'cancel' ? port.cancel(id, signal) : port.runAgain(id, signal),
      ),
    },
  })
