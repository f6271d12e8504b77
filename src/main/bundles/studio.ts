import type { ContainerModule } from 'inversify'
import { studioModule } from '../studio/studio.module.ts'

/** Fetched with the first page of the studio, or with edits that wait to be sent. */
export const studioModules: readonly ContainerModule[] = [studioModule]
