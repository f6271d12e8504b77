import type { ContainerModule } from 'inversify'
import { browserOffice } from '../browser/office.ts'
import { wireOffice } from '../wire/office.ts'

/** What of the set administrators need. */
export const axiosOffice: readonly ContainerModule[] = [browserOffice, wireOffice]
