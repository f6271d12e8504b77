import type { ContainerModule } from 'inversify'
import { wireCourses } from '../wire/course.ts'

/** What of the set courses need. */
export const axiosCourses: readonly ContainerModule[] = [wireCourses]
