import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideFavouriteFolders } from '#application/favourite/favourite-folders.provide.ts'
import { provideFavourites } from '#application/favourite/favourites.provide.ts'
import { ACTOR, FAVOURITE_FOLDER_PORT, FAVOURITE_PORT } from './tokens.ts'

export const favouriteModule = new ContainerModule(({ bind }) => {
  bind(ACTOR.favourites).toResolvedValue((port) => createActor(provideFavourites(port)), [FAVOURITE_PORT])
  bind(ACTOR.favouriteFolders).toResolvedValue(
    (port) => createActor(provideFavouriteFolders(port)),
    [FAVOURITE_FOLDER_PORT],
  )
})
