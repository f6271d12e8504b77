import type { ContainerModule } from 'inversify'
import { browserOwnFiles } from '../browser/own-files.ts'
import { wireOwnFiles } from '../wire/own-files.ts'

/** What of the set one's own files and uploads need. */
export const axiosOwnFiles: readonly ContainerModule[] = [browserOwnFiles, wireOwnFiles]
