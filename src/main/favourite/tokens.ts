import type { SignedInActors } from '#application/app-actors.ts'
import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import type { FavouriteFolderPort } from '#application/favourite/favourite-folder.port.ts'
import type { FavouriteSyncPort } from '#application/favourite/favourite-sync.port.ts'
import type { AccountLogic } from '#application/session/account-logic.ts'
import type { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import { token } from '../tokens.ts'

export const FAVOURITE_PORT = token<FavouritePort>('FavouritePort')
export const FAVOURITE_SYNC_PORT = token<FavouriteSyncPort>('FavouriteSyncPort')
export const FAVOURITE_FOLDER_PORT = token<FavouriteFolderPort>('FavouriteFolderPort')

/* Live as long as the app. */
export const FAVOURITES_ACTOR = token<SignedInActors['favourites']>('actor favourites')
export const FAVOURITE_FOLDERS_ACTOR = token<SignedInActors['favouriteFolders']>('actor favouriteFolders')

export const FAVOURITE_LIST_LOGIC = token<typeof favouriteListMachine>('logic favouriteList')
export const FOLDER_CONTENTS_LOGIC = token<AccountLogic['folderContents']>('logic folderContents')
