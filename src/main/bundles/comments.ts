import type { ContainerModule } from 'inversify'
import { commentModule } from '../comment/comment.module.ts'

/** Fetched with the first comments that are shown. */
export const commentModules: readonly ContainerModule[] = [commentModule]
