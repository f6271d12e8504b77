import type { ListPort, ListViewStore } from '#application/catalogue/list.port.ts'
import type { ListLogic } from '#application/catalogue/list-logic.ts'
import { token } from '../tokens.ts'

export const LIST_PORT = token<ListPort>('ListPort')
export const LIST_VIEW_STORE = token<ListViewStore>('ListViewStore')

/* Actors that run as long as the app. */
export const LIST_ACTOR = token<ListLogic['list']>('actor list')
export const FILTERS_ACTOR = token<ListLogic['filters']>('actor filters')
