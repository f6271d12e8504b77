import type { ContainerModule } from 'inversify'
import { browserPreview } from '../browser/resource.ts'

/** What of the set a file that is looked at needs. */
export const axiosResource: readonly ContainerModule[] = [browserPreview]
