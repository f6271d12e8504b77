import { useSelector } from '@xstate/react'
import type { PlaybackRef } from '#application/playback/playback.selectors.ts'
import { edgeOf } from '#domain/playback/playback-rules.ts'
import { playerCopy } from '../copy/player-copy.ts'

/** A player is some seconds behind the live edge, so that it does not stall. */
const AT_EDGE = 20

/** Whether the player is at the live edge, and the button that goes there. */
export const LiveEdge = ({ actor }: { actor: PlaybackRef }) => {
  const atEdge = useSelector(actor, ({ context }) => edgeOf(context) - context.position < AT_EDGE)
  return (
    <button
      type="button"
      className="player-button player-button--text live-edge"
      data-at-edge={atEdge}
      aria-keyshortcuts="E"
      title={playerCopy.withKey(atEdge ? playerCopy.atEdge : playerCopy.toEdge, 'E')}
      onClick={() => {
        actor.send({ type: 'playback.seekEdge' })
        actor.send({ type: 'playback.play' })
      }}
    >
      <span className="live-edge__dot" />
      {atEdge ? playerCopy.live : playerCopy.toEdge}
    </button>
  )
}
