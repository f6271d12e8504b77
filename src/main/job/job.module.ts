import { ContainerModule } from 'inversify'
import { provideJobs } from '#application/job/jobs.provide.ts'
import { JOBS_LOGIC, JOBS_PORT } from './tokens.ts'

export const jobModule = new ContainerModule(({ bind }) => {
  bind(JOBS_LOGIC).toResolvedValue(provideJobs, [JOBS_PORT])
})
