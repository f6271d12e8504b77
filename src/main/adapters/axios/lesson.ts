import type { ContainerModule } from 'inversify'
import { browserLesson } from '../browser/lesson.ts'
import { wireLesson } from '../wire/lesson.ts'

/** What of the set a lesson needs. */
export const axiosLesson: readonly ContainerModule[] = [browserLesson, wireLesson]
