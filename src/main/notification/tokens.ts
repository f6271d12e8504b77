import type { AppActors } from '#application/app-actors.ts'
import { token } from '../tokens.ts'

/* Live as long as the app. */
export const NOTIFICATIONS_ACTOR = token<AppActors['notifications']>('actor notifications')
