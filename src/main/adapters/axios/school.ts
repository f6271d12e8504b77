import type { ContainerModule } from 'inversify'
import { wireCurriculum } from '../wire/curriculum.ts'
import { wireSchool } from '../wire/school.ts'

/** Adapters for a school's library and cloud school. */
export const axiosSchool: readonly ContainerModule[] = [wireSchool, wireCurriculum]
