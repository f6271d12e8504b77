import type { ContainerModule } from 'inversify'
import { wireFolders } from '../wire/folders.ts'

/** What of the set folders of favourites need. */
export const axiosFolders: readonly ContainerModule[] = [wireFolders]
