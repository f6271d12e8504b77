import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideFavouriteFolders } from '#application/favourite/favourite-folders.provide.ts'
import { provideFavourites } from '#application/favourite/favourites.provide.ts'
import { FAVOURITE_FOLDER_PORT, FAVOURITE_FOLDERS_ACTOR, FAVOURITE_PORT, FAVOURITES_ACTOR } from './tokens.ts'

export const favouriteModule = new ContainerModule(({ bind }) => {
  bind(FAVOURITES_ACTOR).toResolvedValue((port) => createActor(provideFavourites(port)), [FAVOURITE_PORT])
  bind(FAVOURITE_FOLDERS_ACTOR).toResolvedValue(
    (port) => createActor(provideFavouriteFolders(port)),
    [FAVOURITE_FOLDER_PORT],
  )
})
