import type { SignedInActors } from '#application/app-actors.ts'
import { token } from '../tokens.ts'

export const RESERVATIONS_ACTOR = token<SignedInActors['reservations']>('actor reservations')
