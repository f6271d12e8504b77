import { ContainerModule } from 'inversify'
import { memoryFavouriteFolder } from '#infrastructure/favourite/favourite-folder.memory.ts'
import { FAVOURITE_FOLDER_PORT } from '../../favourite/folders.tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** Ports of folders of favourites, in memory. */
export const memoryFolders = new ContainerModule(({ bind }) => {
  bind(FAVOURITE_FOLDER_PORT).toResolvedValue(memoryFavouriteFolder, [BACKEND, CALLER])
})
