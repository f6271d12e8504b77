import type { ContainerModule } from 'inversify'
import { schoolFileModule } from '../school-file/school-file.module.ts'

/** Fetched with the first page of a school's library or of its cloud space. */
export const schoolModules: readonly ContainerModule[] = [schoolFileModule]
