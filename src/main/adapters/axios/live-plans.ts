import type { ContainerModule } from 'inversify'
import { browserLivePlans } from '../browser/live-plans.ts'
import { wireLivePlans } from '../wire/live-plans.ts'

/** What of the set lessons that are planned need. */
export const axiosLivePlans: readonly ContainerModule[] = [browserLivePlans, wireLivePlans]
