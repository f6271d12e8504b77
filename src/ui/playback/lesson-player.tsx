import './lesson-player.css'
import { useSelector } from '@xstate/react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LessonActor } from '#application/playback/lesson-room.ts'
import {
  type PlaybackRef,
  selectEnded,
  selectFault,
  selectHeld,
  selectRunning,
  selectSettings,
} from '#application/playback/playback.selectors.ts'
import { selectControlsHidden } from '#application/playback/player-display.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import { useLessonLogic } from '../bundle-logic.ts'
import { OverlayBoundary } from '../components/overlay-boundary.tsx'
import { playerCopy } from '../copy/player-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import { useOpenedActor } from '../use-opened-actor.ts'
import { CaptionOverlay } from './caption-overlay.tsx'
import { BusyNotice, FaultNotice, RefusalNotice, ResumeNotice } from './film-notices.tsx'
import { PlayerControls } from './player-controls.tsx'
import { PlayerIcon } from './player-icon.tsx'
import type { PlayerMarker } from './player-marker.ts'
import { Transcript } from './transcript.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { usePlayerKeys } from './use-player-keys.ts'

const KeyboardShortcutsDialog = lazyWithOverlays(
  async () => (await import('./keyboard-shortcuts-dialog.tsx')).KeyboardShortcutsDialog,
)

export interface LessonPlayerProps {
  /** Given its place by the player, and released from it when the player goes. */
  readonly actor: PlaybackRef
  readonly lesson: Pick<Lesson, 'name' | 'captions' | 'chapters'>
  /** What reads the lesson anew, where something does. */
  readonly source?: LessonActor
  readonly markers?: readonly PlayerMarker[]
  /** Stands over the film and its controls, in the full screen too. */
  readonly overlay?: ReactNode
}

const NONE: readonly never[] = []

/** A film with all its controls. Screens `/play` 1. */
export const LessonPlayer = (props: LessonPlayerProps) => {
  const { actor, lesson, source = null, markers = NONE, overlay = null } = props
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const host = useRef<HTMLDivElement>(null)
  // What had the focus when the table of keys was opened.
  const helpFrom = useRef<Element | null>(null)
  const [help, setHelp] = useState<'unwanted' | 'shut' | 'open'>('unwanted')
  const screen = useFullScreen(stage)
  const running = useSelector(actor, selectRunning)
  const ended = useSelector(actor, selectEnded)
  const held = useSelector(actor, selectHeld)
  const playable = useSelector(actor, (snapshot) => selectFault(snapshot) === null)
  const { openCaptions, openPlayerDisplay } = useLessonLogic()
  const display = useOpenedActor(openPlayerDisplay, actor)
  const idle = useSelector(display, selectControlsHidden)
  const said = useSelector(display, ({ context }) => context.said)
  const wake = () => display.send({ type: 'display.wake' })
  const words = useOpenedActor(openCaptions, { tracks: lesson.captions, lesson: source })
  const settings = useSelector(actor, selectSettings)
  const hasWords = lesson.captions.length > 0
  const wantedWords =
    settings.captions ?? (settings.transcript ? (lesson.captions[0]?.language ?? null) : null)

  useEffect(() => {
    if (host.current === null) return
    actor.send({ type: 'playback.attach', host: host.current })
    return () => actor.send({ type: 'playback.detach' })
  }, [actor])
  useEffect(() => words.send({ type: 'captions.offer', tracks: lesson.captions }), [words, lesson.captions])
  useEffect(() => words.send({ type: 'captions.want', language: wantedWords }), [words, wantedWords])

  const { toggle } = screen
  const nearHelp = () => setHelp((was) => (was === 'unwanted' ? 'shut' : was))
  const closeHelp = () => setHelp('shut')
  const openHelp = () => {
    helpFrom.current = document.activeElement
    setHelp('open')
  }
  usePlayerKeys({
    actor,
    lesson,
    onPage: (what) => (what === 'help' ? openHelp() : toggle()),
    onSaid: (text) => display.send({ type: 'display.say', text }),
  })
  const tap = ({ nativeEvent }: MouseEvent) => {
    const byFinger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
    if (!byFinger) actor.send({ type: 'playback.toggle' })
    else if (idle) wake()
    else if (running) display.send({ type: 'display.sleep' })
    else actor.send({ type: 'playback.play' })
  }
  const container = screen.full ? stage : null

  return (
    <section className="lesson-player" aria-label={playerCopy.region(lesson.name)}>
      <div
        className="lesson-player__stage"
        ref={setStage}
        role="group"
        aria-label={playerCopy.film}
        tabIndex={-1}
        data-full={screen.full}
        data-idle={idle}
        data-running={running}
        onPointerMove={({ pointerType }) => pointerType !== 'touch' && wake()}
        onFocus={wake}
      >
        <div className="lesson-player__film" ref={host} />
        {/* The same as the button and the key: for the pointer only. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div className="lesson-player__surface" onClick={tap} onDoubleClick={toggle}>
          {!running && !held && playable && (
            <span className="lesson-player__play-mark" data-again={ended}>
              <PlayerIcon name={ended ? 'again' : 'play'} size={36} />
            </span>
          )}
        </div>
        {settings.captions !== null && <CaptionOverlay actor={actor} captions={words} />}
        <BusyNotice actor={actor} display={display} />
        <div className="key-feedback" role="status">
          {said !== null && <span>{said}</span>}
        </div>
        <div className="lesson-player__notices">
          <RefusalNotice actor={actor} />
          <ResumeNotice actor={actor} />
        </div>
        {playable ? (
          <PlayerControls
            actor={actor}
            lesson={lesson}
            markers={markers}
            screen={screen}
            container={container}
            onNearHelp={nearHelp}
            onHelp={openHelp}
          />
        ) : (
          <FaultNotice actor={actor} />
        )}
        {overlay !== null && <div className="lesson-player__overlay">{overlay}</div>}
        {help !== 'unwanted' && (
          <OverlayBoundary open={help === 'open'} onLeave={closeHelp}>
            <KeyboardShortcutsDialog
              open={help === 'open'}
              opener={helpFrom}
              container={container}
              onClose={closeHelp}
            />
          </OverlayBoundary>
        )}
      </div>
      {hasWords && settings.transcript && <Transcript actor={actor} captions={words} />}
    </section>
  )
}
