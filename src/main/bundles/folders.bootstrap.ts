import type { Container, ContainerModule } from 'inversify'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import type { AppContext } from '../app-context.ts'
import { favouriteListOpener } from '../favourite/favourite-list.wiring.ts'
import { folderChoiceOpener } from '../favourite/folder-choice.wiring.ts'
import { foldersModule } from '../favourite/folders.module.ts'
import {
  FAVOURITE_FOLDERS_ACTOR,
  FAVOURITE_LIST_LOGIC,
  FOLDER_CONTENTS_LOGIC,
} from '../favourite/folders.tokens.ts'
import { wireFolders } from '../favourite/folders.wiring.ts'
import { FAVOURITE_SYNC_PORT, FAVOURITES_ACTOR } from '../favourite/tokens.ts'

/** The statecharts of folders of favourites, bound to their ports. */
export const openFolders = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): FoldersLogic => {
  container.load(foldersModule, ...adapters)
  const favourites = container.get(FAVOURITES_ACTOR)
  const favouriteFolders = container.get(FAVOURITE_FOLDERS_ACTOR)
  app.running.add(favouriteFolders)
  wireFolders(app, { favourites, favouriteFolders }, container.get(FAVOURITE_SYNC_PORT))
  return {
    favouriteFolders,
    openFolderChoice: folderChoiceOpener({ favouriteFolders }),
    openFavouriteList: favouriteListOpener(app, container.get(FAVOURITE_LIST_LOGIC), {
      favourites,
      favouriteFolders,
    }),
    folderContents: container.get(FOLDER_CONTENTS_LOGIC),
  }
}
