import type { ContainerModule } from 'inversify'
import { makingModule } from '../question/making.module.ts'
import { chosenFileModule } from '../session/chosen-file.module.ts'

/** Fetched with the first page of who makes questions, brings them in or puts them right. */
export const makingModules: readonly ContainerModule[] = [makingModule, chosenFileModule]
