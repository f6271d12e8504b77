import { fromCallback } from 'xstate'
import { playerSeatMachine, type SeatNews } from '#domain/playback/player-seat.machine.ts'
import type { PlayerSeat } from './player-seat.port.ts'

export const providePlayerSeat = (seat: PlayerSeat) =>
  playerSeatMachine.provide({
    actors: {
      sit: fromCallback<SeatNews, { over: boolean }>(({ input: { over }, sendBack }) => {
        const lost = () => sendBack({ type: 'seat.lost' })
        const sitting = over ? seat.takeOver(lost).then(() => true) : seat.take(lost)
        void sitting.then((taken) => sendBack({ type: taken ? 'seat.taken' : 'seat.refused' }))
        return () => seat.leave()
      }),
    },
  })
