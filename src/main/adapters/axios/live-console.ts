import type { ContainerModule } from 'inversify'
import { browserLiveConsole } from '../browser/live-console.ts'
import { wireLiveConsole } from '../wire/live-console.ts'

/** Adapters for the live console. */
export const axiosLiveConsole: readonly ContainerModule[] = [browserLiveConsole, wireLiveConsole]
