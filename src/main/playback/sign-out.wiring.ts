import type { AppActors } from '#application/app-actors.ts'
import type { PlaybackRef } from '#application/playback/playback.selectors.ts'

/**
 * Stops a film when a log-out begins, so that its last position is sent before the session ends and nothing
 * after; it can be played again if the log-out fails. Returns the function that stops this.
 */
export const wireSignOut = ({ session }: Pick<AppActors, 'session'>, playback: PlaybackRef): (() => void) => {
  const closing = session.on('session.closing', () => {
    playback.send({ type: 'playback.leave' })
    playback.send({ type: 'playback.hold', by: 'signOut' })
  })
  const failed = session.on('session.signOutFailed', () =>
    playback.send({ type: 'playback.release', by: 'signOut' }),
  )
  return () => {
    closing.unsubscribe()
    failed.unsubscribe()
  }
}
