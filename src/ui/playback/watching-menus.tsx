import { useSelector } from '@xstate/react'
import type { PlaybackRef } from '#application/playback/playback.selectors.ts'
import { trackOf } from '#domain/playback/caption.ts'
import type { CaptionTrack } from '#domain/playback/lesson.ts'
import { RATES } from '#domain/playback/player-settings.ts'
import { playerCopy } from '../copy/player-copy.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { PlayerIcon } from './player-icon.tsx'
import { useQualities } from './use-qualities.ts'

interface MenuProps {
  readonly actor: PlaybackRef
  readonly container: HTMLElement | null
}

const RATE_CHOICES = RATES.map((rate) => ({ value: String(rate), label: playerCopy.rateOf(rate) }))

export const RateMenu = ({ actor, container }: MenuProps) => {
  const rate = useSelector(actor, ({ context }) => context.settings.rate)
  return (
    <ChoiceMenu
      name={playerCopy.rate(rate)}
      choices={RATE_CHOICES}
      value={String(rate)}
      container={container}
      onChoose={(value) => actor.send({ type: 'playback.setRate', rate: Number(value) })}
    >
      {rate}×
    </ChoiceMenu>
  )
}

export const QualityMenu = ({ actor, container }: MenuProps) => {
  const { choices, value, choose } = useQualities(actor)
  if (choices.length === 0) return null
  const label = choices.find((choice) => choice.value === value)?.label ?? value
  return (
    <ChoiceMenu
      name={playerCopy.quality(label)}
      shortcut="Q"
      choices={choices}
      value={value}
      container={container}
      onChoose={choose}
    >
      {value === '' ? playerCopy.autoQuality : value}
    </ChoiceMenu>
  )
}

export const CaptionsMenu = ({
  actor,
  container,
  tracks,
}: MenuProps & { tracks: readonly CaptionTrack[] }) => {
  const language = useSelector(actor, ({ context }) => context.settings.captions)
  if (tracks.length === 0) return null
  const track = trackOf(tracks, language)
  return (
    <ChoiceMenu
      name={track === null ? playerCopy.captions : playerCopy.captionsOf(track.label)}
      shortcut="C"
      choices={[
        { value: '', label: playerCopy.noCaptions },
        ...tracks.map(({ language: value, label }) => ({ value, label })),
      ]}
      value={track?.language ?? ''}
      container={container}
      onChoose={(value) =>
        actor.send({ type: 'playback.setCaptions', language: value === '' ? null : value })
      }
    >
      <span className="player-button__mark" data-on={track !== null}>
        <PlayerIcon name="captions" />
      </span>
    </ChoiceMenu>
  )
}
