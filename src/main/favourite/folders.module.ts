import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideFavouriteFolders } from '#application/favourite/favourite-folders.provide.ts'
import { provideFavouriteList } from '#application/favourite/favourite-list.provide.ts'
import { provideFolderContents } from '#application/favourite/folder-contents.provide.ts'
import {
  FAVOURITE_FOLDER_PORT,
  FAVOURITE_FOLDERS_ACTOR,
  FAVOURITE_LIST_LOGIC,
  FOLDER_CONTENTS_LOGIC,
} from './folders.tokens.ts'
import { FAVOURITE_PORT } from './tokens.ts'

export const foldersModule = new ContainerModule(({ bind }) => {
  bind(FAVOURITE_FOLDERS_ACTOR).toResolvedValue(
    (port) => createActor(provideFavouriteFolders(port)),
    [FAVOURITE_FOLDER_PORT],
  )
  bind(FAVOURITE_LIST_LOGIC).toResolvedValue(provideFavouriteList, [FAVOURITE_PORT])
  bind(FOLDER_CONTENTS_LOGIC).toResolvedValue(provideFolderContents, [FAVOURITE_FOLDER_PORT])
})
