import type { SignedInActors } from '#application/app-actors.ts'
import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import type { FavouriteSyncPort } from '#application/favourite/favourite-sync.port.ts'
import { token } from '../tokens.ts'

export const FAVOURITE_PORT = token<FavouritePort>('FavouritePort')
export const FAVOURITE_SYNC_PORT = token<FavouriteSyncPort>('FavouriteSyncPort')

/** Runs as long as the app. */
export const FAVOURITES_ACTOR = token<SignedInActors['favourites']>('actor favourites')
