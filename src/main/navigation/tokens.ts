import type { AppActors } from '#application/app-actors.ts'
import type { AppearanceStore } from '#application/navigation/appearance-store.port.ts'
import type { ChromeStore } from '#application/navigation/chrome-store.port.ts'
import type { ReopeningStore } from '#application/navigation/reopening-store.port.ts'
import type { SchoolLocalStore } from '#application/navigation/school-local-store.port.ts'
import { token } from '../tokens.ts'

export const CHROME_STORE = token<ChromeStore>('ChromeStore')
export const SCHOOL_LOCAL_STORE = token<SchoolLocalStore>('SchoolLocalStore')
export const REOPENING_STORE = token<ReopeningStore>('ReopeningStore')
export const APPEARANCE_STORE = token<AppearanceStore>('AppearanceStore')

/* Actors that run as long as the app. */
export const CHROME_ACTOR = token<AppActors['chrome']>('actor chrome')
export const SCHOOL_LOCAL_ACTOR = token<AppActors['schoolLocal']>('actor schoolLocal')
export const APPEARANCE_ACTOR = token<AppActors['appearance']>('actor appearance')
