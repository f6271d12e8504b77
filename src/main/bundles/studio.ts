import type { ContainerModule } from 'inversify'
import { jobModule } from '../job/job.module.ts'
import { releaseModule } from '../release/release.module.ts'
import { studioModule } from '../studio/studio.module.ts'

/** Fetched with the first page of the studio, of jobs or of what is published, or with edits that wait to be sent. */
export const studioModules: readonly ContainerModule[] = [jobModule, releaseModule, studioModule]
