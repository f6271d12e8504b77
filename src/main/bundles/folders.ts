import type { ContainerModule } from 'inversify'
import { foldersModule } from '../favourite/folders.module.ts'

/** Fetched with the first choice of a folder of favourites, or with the first list of them. */
export const foldersModules: readonly ContainerModule[] = [foldersModule]
