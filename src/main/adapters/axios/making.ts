import type { ContainerModule } from 'inversify'
import { browserMaking } from '../browser/making.ts'
import { wireMaking } from '../wire/making.ts'

/** Adapters for writing, importing and correcting questions. */
export const axiosMaking: readonly ContainerModule[] = [browserMaking, wireMaking]
