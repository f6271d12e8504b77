import type { ContainerModule } from 'inversify'
import { listModule } from '../catalogue/list.module.ts'

/** Fetched with the first list that is shown. */
export const listModules: readonly ContainerModule[] = [listModule]
