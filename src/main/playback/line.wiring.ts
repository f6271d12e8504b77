import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'
import type { PlaybackRef } from '#application/playback/playback.selectors.ts'

/**
 * Retries a film that waits for the network as soon as the browser is online again. Returns the function that
 * stops this.
 */
export const wireLine = (page: PageLifecycle, playback: PlaybackRef): (() => void) =>
  page.watch((news) => {
    if (news === 'online') playback.send({ type: 'playback.lineBack' })
  })
