import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideFavourites } from '#application/favourite/favourites.provide.ts'
import { FAVOURITE_PORT, FAVOURITES_ACTOR } from './tokens.ts'

export const favouriteModule = new ContainerModule(({ bind }) => {
  bind(FAVOURITES_ACTOR).toResolvedValue((port) => createActor(provideFavourites(port)), [FAVOURITE_PORT])
})
