import type { ContainerModule } from 'inversify'
import { wireCurriculum } from '../wire/curriculum.ts'
import { wireSchool } from '../wire/school.ts'

/** What of the set a school's library and cloud space need. */
export const axiosSchool: readonly ContainerModule[] = [wireSchool, wireCurriculum]
