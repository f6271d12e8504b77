import type { ContainerModule } from 'inversify'
import { sharingModule } from '../private-file/sharing.module.ts'

/** Fetched with whatever looks at what was handed to a school. */
export const sharingModules: readonly ContainerModule[] = [sharingModule]
