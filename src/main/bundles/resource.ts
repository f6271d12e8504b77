import type { ContainerModule } from 'inversify'
import { resourceModule } from '../catalogue/resource.module.ts'
import { previewModule } from '../preview/preview.module.ts'

/** Fetched with the first resource that is opened, or with the first file that is looked at. */
export const resourceModules: readonly ContainerModule[] = [resourceModule, previewModule]
