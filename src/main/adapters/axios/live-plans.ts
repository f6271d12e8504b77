import type { ContainerModule } from 'inversify'
import { browserLivePlans } from '../browser/live-plans.ts'
import { wireLivePlans } from '../wire/live-plans.ts'

/** Adapters for live plans. */
export const axiosLivePlans: readonly ContainerModule[] = [browserLivePlans, wireLivePlans]
