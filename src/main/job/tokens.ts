import type { StudioLogic } from '#application/app-actors.ts'
import type { JobsPort } from '#application/job/jobs.port.ts'
import { token } from '../tokens.ts'

export const JOBS_PORT = token<JobsPort>('JobsPort')
export const JOBS_LOGIC = token<StudioLogic['jobs']>('logic jobs')
