import type { ContainerModule } from 'inversify'
import { browserSchool } from '../browser/school.ts'
import { wireSchool } from '../wire/school.ts'

/** What of the set the school's own materials need. */
export const axiosSchool: readonly ContainerModule[] = [browserSchool, wireSchool]
