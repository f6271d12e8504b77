import type { ContainerModule } from 'inversify'
import { browserLesson } from '../browser/lesson.ts'
import { wireLesson } from '../wire/lesson.ts'

/** Adapters for lessons. */
export const axiosLesson: readonly ContainerModule[] = [browserLesson, wireLesson]
