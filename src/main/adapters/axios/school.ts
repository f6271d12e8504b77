import type { ContainerModule } from 'inversify'
import { wireSchool } from '../wire/school.ts'

/** What of the set a school's library and cloud space need. */
export const axiosSchool: readonly ContainerModule[] = [wireSchool]
