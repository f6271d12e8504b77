import type { ContainerModule } from 'inversify'
import { answeringModule } from '../question/answering.module.ts'

/** Fetched with the first page that asks a question, or with answers that wait to be sent. */
export const answeringModules: readonly ContainerModule[] = [answeringModule]
