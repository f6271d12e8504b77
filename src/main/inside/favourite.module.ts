import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideFavouriteFolders } from '#application/favourite/favourite-folders.provide.ts'
import { provideFavouriteList } from '#application/favourite/favourite-list.provide.ts'
import { provideFavourites } from '#application/favourite/favourites.provide.ts'
import { provideFolderContents } from '#application/favourite/folder-contents.provide.ts'
import {
  FAVOURITE_FOLDER_PORT,
  FAVOURITE_LIST_LOGIC,
  FAVOURITE_PORT,
  FOLDER_CONTENTS_LOGIC,
  INSIDE_ACTOR,
} from './tokens.ts'

export const favouriteInside = new ContainerModule(({ bind }) => {
  bind(INSIDE_ACTOR.favourites).toResolvedValue(
    (port) => createActor(provideFavourites(port)),
    [FAVOURITE_PORT],
  )
  bind(INSIDE_ACTOR.favouriteFolders).toResolvedValue(
    (port) => createActor(provideFavouriteFolders(port)),
    [FAVOURITE_FOLDER_PORT],
  )
  bind(FAVOURITE_LIST_LOGIC).toResolvedValue(provideFavouriteList, [FAVOURITE_PORT])
  bind(FOLDER_CONTENTS_LOGIC).toResolvedValue(provideFolderContents, [FAVOURITE_FOLDER_PORT])
})
