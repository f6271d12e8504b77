import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideReservations } from '#application/live/reservations.provide.ts'
import { USER_ACTION_PORT } from '../learning/tokens.ts'
import { RESERVATIONS_ACTOR } from './reservation.tokens.ts'

export const reservationModule = new ContainerModule(({ bind }) => {
  bind(RESERVATIONS_ACTOR).toResolvedValue(
    (actions) => createActor(provideReservations(actions)),
    [USER_ACTION_PORT],
  )
})
