import type { AppActors } from '#application/app-actors.ts'
import type { HotSearchPort, SearchHistoryStore } from '#application/search/search.port.ts'
import { token } from '../tokens.ts'

export const HOT_SEARCH_PORT = token<HotSearchPort>('HotSearchPort')
export const SEARCH_HISTORY_STORE = token<SearchHistoryStore>('SearchHistoryStore')

/* Actors that run as long as the app. */
export const SEARCH_PANEL_ACTOR = token<AppActors['searchPanel']>('actor searchPanel')
