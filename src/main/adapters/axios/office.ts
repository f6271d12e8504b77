import type { ContainerModule } from 'inversify'
import { browserOffice } from '../browser/office.ts'
import { wireOffice } from '../wire/office.ts'

/** Adapters for the office. */
export const axiosOffice: readonly ContainerModule[] = [browserOffice, wireOffice]
