import type { ContainerModule } from 'inversify'
import { livePlanModule } from '../studio/live-plan.module.ts'

/** Fetched with the first page of lessons that are planned. */
export const livePlansModules: readonly ContainerModule[] = [livePlanModule]
