import type { ContainerModule } from 'inversify'
import { makingModule } from '../question/making.module.ts'

/** Fetched with the first page of who makes questions, brings them in or puts them right. */
export const makingModules: readonly ContainerModule[] = [makingModule]
