import type { ContainerModule } from 'inversify'
import { browserLiveConsole } from '../browser/live-console.ts'
import { wireLiveConsole } from '../wire/live-console.ts'

/** What of the set the teacher of a live lesson needs. */
export const axiosLiveConsole: readonly ContainerModule[] = [browserLiveConsole, wireLiveConsole]
