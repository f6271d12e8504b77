import { useSelector } from '@xstate/react'
import type { PlaybackRef } from '#application/playback/playback.selectors.ts'
import { playerCopy } from '../copy/player-copy.ts'
import { PlayerButton } from './player-button.tsx'

/** How loud the film is; on a phone that is the business of its own keys, and only the button is there. */
export const Volume = ({ actor }: { actor: PlaybackRef }) => {
  const silent = useSelector(actor, ({ context }) => context.settings.muted || context.silenced)
  const volume = useSelector(actor, ({ context }) => context.settings.volume)
  const heard = silent ? 0 : volume
  return (
    <span className="player-volume">
      <PlayerButton
        icon={silent ? 'muted' : 'volume'}
        name={silent ? playerCopy.unmute : playerCopy.mute}
        shortcut="M"
        onClick={() => actor.send({ type: 'playback.toggleMute' })}
      />
      <input
        className="player-volume__range"
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={heard}
        style={{ backgroundSize: `${heard * 100}% 4px, 100% 4px` }}
        aria-label={playerCopy.volume}
        aria-valuetext={playerCopy.volumeValue(heard)}
        onChange={({ target }) => actor.send({ type: 'playback.setVolume', volume: Number(target.value) })}
      />
    </span>
  )
}
