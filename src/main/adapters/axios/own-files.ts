import type { ContainerModule } from 'inversify'
import { browserOwnFiles } from '../browser/own-files.ts'
import { wireOwnFiles } from '../wire/own-files.ts'

/** Adapters for own files and uploads. */
export const axiosOwnFiles: readonly ContainerModule[] = [browserOwnFiles, wireOwnFiles]
