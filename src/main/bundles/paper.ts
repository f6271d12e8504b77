import type { ContainerModule } from 'inversify'
import { paperModule } from '../paper/paper.module.ts'

/** Fetched with the first page of papers. */
export const paperModules: readonly ContainerModule[] = [paperModule]
