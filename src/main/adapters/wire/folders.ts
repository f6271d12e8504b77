import { ContainerModule } from 'inversify'
import { axiosFavouriteFolder } from '#infrastructure/favourite/favourite-folder.axios.ts'
import { FAVOURITE_FOLDER_PORT } from '../../favourite/folders.tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for folders of favourites. */
export const wireFolders = new ContainerModule(({ bind }) => {
  bind(FAVOURITE_FOLDER_PORT).toResolvedValue(axiosFavouriteFolder, [HTTP])
})
