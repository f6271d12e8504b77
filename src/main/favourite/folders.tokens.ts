import type { FavouriteFolderPort } from '#application/favourite/favourite-folder.port.ts'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import type { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import { token } from '../tokens.ts'

export const FAVOURITE_FOLDER_PORT = token<FavouriteFolderPort>('FavouriteFolderPort')

/** Runs as long as the app. */
export const FAVOURITE_FOLDERS_ACTOR = token<FoldersLogic['favouriteFolders']>('actor favouriteFolders')

export const FAVOURITE_LIST_LOGIC = token<typeof favouriteListMachine>('logic favouriteList')
export const FOLDER_CONTENTS_LOGIC = token<FoldersLogic['folderContents']>('logic folderContents')
