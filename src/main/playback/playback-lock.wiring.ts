import type { LessonRoom } from '#application/playback/lesson-room.ts'

/** Acquires the playback lock to play; pauses when the lock is lost. */
export const wirePlaybackLock = ({
  playback,
  playbackLock,
}: Pick<LessonRoom, 'playback' | 'playbackLock'>): void => {
  playback.on('playback.started', () => playbackLock.send({ type: 'lock.request' }))
  playback.on('playback.paused', () => playbackLock.send({ type: 'lock.release' }))
  playback.on('playback.ended', () => playbackLock.send({ type: 'lock.release' }))
  playback.on('playback.failed', () => playbackLock.send({ type: 'lock.release' }))
  playbackLock.on('lock.heldElsewhere', () => playback.send({ type: 'playback.hold', by: 'otherTab' }))
  playbackLock.on('lock.acquiredHere', () => {
    playback.send({ type: 'playback.release', by: 'otherTab' })
    playback.send({ type: 'playback.play' })
  })
}
