import type { JobsPort } from '#application/job/jobs.port.ts'
import type { StudioLogic } from '#application/studio/studio-logic.ts'
import { token } from '../tokens.ts'

export const JOBS_PORT = token<JobsPort>('JobsPort')
export const JOBS_LOGIC = token<StudioLogic['jobs']>('logic jobs')
