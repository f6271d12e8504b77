import type { ContainerModule } from 'inversify'
import { browserAnswering } from '../browser/answering.ts'
import { wireAnswering } from '../wire/answering.ts'

/** Adapters for answering questions. */
export const axiosAnswering: readonly ContainerModule[] = [browserAnswering, wireAnswering]
