import type { PageScroll, ScrollPlaceStore } from '#application/navigation/scroll-place.port.ts'
import { token } from '../tokens.ts'

export const SCROLL_PLACE_STORE = token<ScrollPlaceStore>('ScrollPlaceStore')
export const PAGE_SCROLL = token<PageScroll>('PageScroll')
