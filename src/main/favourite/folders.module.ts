import { ContainerModule } from 'inversify'
import { provideFavouriteList } from '#application/favourite/favourite-list.provide.ts'
import { provideFolderContents } from '#application/favourite/folder-contents.provide.ts'
import {
  FAVOURITE_FOLDER_PORT,
  FAVOURITE_LIST_LOGIC,
  FAVOURITE_PORT,
  FOLDER_CONTENTS_LOGIC,
} from './tokens.ts'

export const favouriteListModule = new ContainerModule(({ bind }) => {
  bind(FAVOURITE_LIST_LOGIC).toResolvedValue(provideFavouriteList, [FAVOURITE_PORT])
  bind(FOLDER_CONTENTS_LOGIC).toResolvedValue(provideFolderContents, [FAVOURITE_FOLDER_PORT])
})
