import type { LessonRoom } from '#application/playback/lesson-room.ts'

/** What plays has the seat; without it, it is held. */
export const wireSeat = ({ playback, seat }: Pick<LessonRoom, 'playback' | 'seat'>): void => {
  playback.on('playback.started', () => seat.send({ type: 'seat.want' }))
  playback.on('playback.paused', () => seat.send({ type: 'seat.getUp' }))
  playback.on('playback.ended', () => seat.send({ type: 'seat.getUp' }))
  playback.on('playback.failed', () => seat.send({ type: 'seat.getUp' }))
  seat.on('seat.elsewhere', () => playback.send({ type: 'playback.hold', by: 'otherTab' }))
  seat.on('seat.here', () => {
    playback.send({ type: 'playback.release', by: 'otherTab' })
    playback.send({ type: 'playback.play' })
  })
}
