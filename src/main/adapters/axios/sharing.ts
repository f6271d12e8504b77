import type { ContainerModule } from 'inversify'
import { wireSharing } from '../wire/sharing.ts'

/** The adapters of the bundle of files that are handed to schools. */
export const axiosSharing: readonly ContainerModule[] = [wireSharing]
