import type { ContainerModule } from 'inversify'
import { browserMaking } from '../browser/making.ts'
import { wireMaking } from '../wire/making.ts'

/** What of the set who makes questions needs. */
export const axiosMaking: readonly ContainerModule[] = [browserMaking, wireMaking]
