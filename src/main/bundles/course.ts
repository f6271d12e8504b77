import type { ContainerModule } from 'inversify'
import { courseModule } from '../course/course.module.ts'

/** Fetched with the first course that is opened. */
export const courseModules: readonly ContainerModule[] = [courseModule]
