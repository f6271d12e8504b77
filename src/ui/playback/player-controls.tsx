import './player-controls.css'
import { useSelector } from '@xstate/react'
import {
  type PlaybackRef,
  selectEnded,
  selectPosition,
  selectRunning,
  selectSettings,
} from '#application/playback/playback.selectors.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import { useMedia } from '../components/use-media.ts'
import { playerCopy } from '../copy/player-copy.ts'
import { formatFilmLength, formatFilmPlace } from '../format/duration.ts'
import { ChapterMenu } from './chapter-menu.tsx'
import { LiveEdge } from './live-edge.tsx'
import { MoreMenu } from './more-menu.tsx'
import { PlayerButton } from './player-button.tsx'
import type { PlayerMarker } from './player-marker.ts'
import { SeekBar } from './seek-bar.tsx'
import type { FullScreen } from './use-full-screen.ts'
import { Volume } from './volume.tsx'
import { CaptionsMenu, QualityMenu, RateMenu } from './watching-menus.tsx'

export interface PlayerControlsProps {
  readonly actor: PlaybackRef
  readonly lesson: Pick<Lesson, 'captions' | 'chapters'>
  readonly markers: readonly PlayerMarker[]
  readonly screen: FullScreen
  /** Where menus stand. */
  readonly container: HTMLElement | null
  /** Somebody comes near the button that opens the table of keys. */
  readonly onNearHelp: () => void
  readonly onHelp: () => void
}

/** Below it there is no room for every control. */
const NARROW = '(max-width: 639px)'

/** Every control of the film, each with a name and most with a key. Screens `/play` 1. */
export const PlayerControls = (props: PlayerControlsProps) => {
  const { actor, lesson, markers, screen, container, onNearHelp, onHelp } = props
  const { captions, chapters } = lesson
  const live = useSelector(actor, ({ context }) => context.live)
  const narrow = useMedia(NARROW)
  const menu = { actor, container }
  return (
    <div className="player-controls" role="group" aria-label={playerCopy.controls}>
      <SeekBar actor={actor} markers={markers} chapters={chapters} />
      <div className="player-controls__row">
        <PlayButton actor={actor} />
        <Volume actor={actor} />
        {live ? <LiveEdge actor={actor} /> : <Time actor={actor} />}
        {!narrow && chapters.length > 0 && <ChapterMenu {...menu} chapters={chapters} />}
        <span className="player-controls__gap" />
        <CaptionsMenu {...menu} tracks={captions} />
        {!live && <RateMenu {...menu} />}
        {narrow ? (
          <MoreMenu {...menu} hasWords={captions.length > 0} chapters={chapters} />
        ) : (
          <>
            <QualityMenu {...menu} />
            {captions.length > 0 && <TranscriptButton actor={actor} />}
            <PictureButton actor={actor} />
            <PlayerButton
              icon="keys"
              name={playerCopy.keys}
              shortcut="?"
              aria-haspopup="dialog"
              onPointerEnter={onNearHelp}
              onFocus={onNearHelp}
              onClick={onHelp}
            />
            {!screen.full && <TheatreButton actor={actor} />}
          </>
        )}
        <PlayerButton
          icon={screen.full ? 'leaveFullScreen' : 'fullScreen'}
          name={screen.full ? playerCopy.leaveFullScreen : playerCopy.fullScreen}
          shortcut="F"
          onClick={screen.toggle}
        />
      </div>
    </div>
  )
}

interface ButtonProps {
  readonly actor: PlaybackRef
}

const PlayButton = ({ actor }: ButtonProps) => {
  const running = useSelector(actor, selectRunning)
  const ended = useSelector(actor, selectEnded)
  const [icon, name] = running
    ? (['pause', playerCopy.pause] as const)
    : ended
      ? (['again', playerCopy.again] as const)
      : (['play', playerCopy.play] as const)
  return (
    <PlayerButton
      icon={icon}
      name={name}
      shortcut="K"
      onClick={() => actor.send({ type: 'playback.toggle' })}
    />
  )
}

const Time = ({ actor }: ButtonProps) => {
  const position = useSelector(actor, (snapshot) =>
    formatFilmPlace(selectPosition(snapshot), snapshot.context.span.end),
  )
  const duration = useSelector(actor, ({ context }) => formatFilmLength(context.span.end))
  return <span className="player-controls__time">{playerCopy.time(position, duration)}</span>
}

const TranscriptButton = ({ actor }: ButtonProps) => {
  const { transcript } = useSelector(actor, selectSettings)
  return (
    <PlayerButton
      icon="transcript"
      name={playerCopy.transcript}
      shortcut="X"
      aria-pressed={transcript}
      onClick={() => actor.send({ type: 'playback.setTranscript', on: !transcript })}
    />
  )
}

const PictureButton = ({ actor }: ButtonProps) => {
  const canPicture = useSelector(actor, ({ context }) => context.canPicture)
  const pictured = useSelector(actor, ({ context }) => context.pictured)
  if (!canPicture) return null
  return (
    <PlayerButton
      icon="picture"
      name={playerCopy.picture}
      shortcut="P"
      aria-pressed={pictured}
      onClick={() => actor.send({ type: 'playback.togglePicture' })}
    />
  )
}

const TheatreButton = ({ actor }: ButtonProps) => {
  const { theatre } = useSelector(actor, selectSettings)
  return (
    <PlayerButton
      icon="theatre"
      name={playerCopy.theatre}
      shortcut="T"
      aria-pressed={theatre}
      onClick={() => actor.send({ type: 'playback.setTheatre', on: !theatre })}
    />
  )
}
