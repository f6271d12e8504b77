import type { ContainerModule } from 'inversify'
import { liveConsoleModule } from '../live/live-console.module.ts'

/** Fetched for who teaches a live lesson. */
export const liveConsoleModules: readonly ContainerModule[] = [liveConsoleModule]
