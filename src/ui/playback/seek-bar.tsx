import './seek-bar.css'
import { useSelector } from '@xstate/react'
import {
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { type PlaybackRef, selectPosition } from '#application/playback/playback.selectors.ts'
import { chapterAt, type FilmChapter } from '#domain/playback/film-chapter.ts'
import type { TimeSpan } from '#domain/playback/player-protocol.ts'
import { playerCopy } from '../copy/player-copy.ts'
import { formatClock, formatFilmLength, formatFilmPlace } from '../format/duration.ts'
import { markerNear, type PlayerMarker } from './player-marker.ts'

export interface SeekBarProps {
  readonly actor: PlaybackRef
  readonly markers: readonly PlayerMarker[]
  readonly chapters: readonly FilmChapter[]
}

const STEP = 5
/** As near as a finger comes. Pixels. */
const REACH = 8

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
}

interface PointedAt {
  readonly second: number
  /** As near as a finger comes, in seconds. */
  readonly reach: number
}

/** Where the film is; moved with the pointer, a finger or the keyboard. It is sought when the pointer lets go. */
export const SeekBar = ({ actor, markers, chapters }: SeekBarProps) => {
  const position = useSelector(actor, selectPosition)
  const span = useSelector(actor, ({ context }) => context.span)
  const buffered = useSelector(actor, ({ context }) => context.buffered)
  // Where the pointer is holding it; null while it does not.
  const [held, setHeld] = useState<number | null>(null)
  const [pointed, setPointed] = useState<PointedAt | null>(null)
  const holding = useRef(false)

  const length = Math.max(span.end - span.start, 0.1)
  const shown = held ?? position
  const portion = (second: number) => Math.min(1, Math.max(0, (second - span.start) / length))
  const at = (second: number): CSSProperties => ({ left: `${portion(second) * 100}%` })
  const within = (second: number) => second > span.start && second < span.end
  /** How many seconds a few pixels of a bar of this width are. */
  const reachOf = (width: number) => (REACH / Math.max(1, width)) * length

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed({ second: span.start + ((clientX - left) / width) * length, reach: reachOf(width) })
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const second = Number(target.value)
    if (!holding.current) {
      actor.send({ type: 'playback.seek', second })
      return
    }
    setHeld(markerNear(markers, second, reachOf(target.clientWidth))?.second ?? second)
  }
  const letGo = () => {
    holding.current = false
    if (held === null) return
    actor.send({ type: 'playback.seek', second: held })
    setHeld(null)
  }
  const step = (event: KeyboardEvent) => {
    const seconds = ARROWS[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    actor.send({ type: 'playback.step', seconds })
  }

  return (
    <div className="seek-bar" onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <div className="seek-bar__track">
        {buffered.map((range) => (
          <Range key={range.start} range={range} portion={portion} />
        ))}
        <div className="seek-bar__done" style={{ width: `${portion(shown) * 100}%` }} />
        {chapters
          .filter(({ second }) => within(second))
          .map(({ second }) => (
            <span key={second} className="seek-bar__chapter" style={at(second)} />
          ))}
      </div>
      {markers.map(({ id, second, label, kind }) => (
        <span
          key={id}
          className="seek-bar__marker"
          data-kind={kind}
          role="img"
          aria-label={`${label} ${formatClock(second)}`}
          style={at(second)}
        />
      ))}
      <span className="seek-bar__knob" style={at(shown)} />
      <input
        className="seek-bar__range"
        type="range"
        min={span.start}
        max={span.start + length}
        step="any"
        value={shown}
        aria-label={playerCopy.seek}
        aria-valuetext={playerCopy.seekValue(
          formatFilmPlace(shown, span.end),
          formatFilmLength(span.end),
          chapterAt(chapters, shown)?.name ?? '',
        )}
        onPointerDown={() => {
          holding.current = true
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onChange={change}
        onKeyDown={step}
      />
      {pointed !== null && within(pointed.second) && (
        <Pointed
          second={held ?? pointed.second}
          markers={markers}
          chapters={chapters}
          reach={pointed.reach}
          style={at(pointed.second)}
        />
      )}
    </div>
  )
}

const Range = ({ range, portion }: { range: TimeSpan; portion: (second: number) => number }) => (
  <div
    className="seek-bar__buffered"
    style={{ left: `${portion(range.start) * 100}%`, right: `${(1 - portion(range.end)) * 100}%` }}
  />
)

interface PointedProps {
  readonly second: number
  readonly markers: readonly PlayerMarker[]
  readonly chapters: readonly FilmChapter[]
  readonly reach: number
  readonly style: CSSProperties
}

/** The second under the pointer, with its marker. */
const Pointed = ({ second, markers, chapters, reach, style }: PointedProps) => {
  const marker = markerNear(markers, second, reach)
  const what = marker?.label ?? chapterAt(chapters, second)?.name ?? ''
  return (
    <span className="seek-bar__pointed" style={style} aria-hidden="true">
      {what !== '' && <span className="seek-bar__label">{what}</span>}
      {formatClock(marker?.second ?? second)}
    </span>
  )
}
