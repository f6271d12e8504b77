import type { ContainerModule } from 'inversify'
import { browserAnswering } from '../browser/answering.ts'
import { wireAnswering } from '../wire/answering.ts'

/** What of the set answering needs. */
export const axiosAnswering: readonly ContainerModule[] = [browserAnswering, wireAnswering]
