import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'
import type { PlaybackRef } from '#application/playback/playback.selectors.ts'

/** A film that waits for its line is tried at once when the browser says that the network is back. Answers what ends it. */
export const wireLine = (page: PageLifecycle, playback: PlaybackRef): (() => void) =>
  page.watch((news) => {
    if (news === 'online') playback.send({ type: 'playback.lineBack' })
  })
