import type { AppActors } from '#application/app-actors.ts'
import { token } from '../tokens.ts'

/* Actors that run as long as the app. */
export const NOTIFICATIONS_ACTOR = token<AppActors['notifications']>('actor notifications')
