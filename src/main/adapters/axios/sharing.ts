import type { ContainerModule } from 'inversify'
import { wireSharing } from '../wire/sharing.ts'

/** What of the set what is handed to schools needs. */
export const axiosSharing: readonly ContainerModule[] = [wireSharing]
