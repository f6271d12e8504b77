import './film-points.css'
import { Button, Switch, Text } from '@radix-ui/themes'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { CourseEditorActor } from '#application/studio/course-editor.provide.ts'
import { type CoursePoint, type CourseSection, MAX_FILM_POINTS } from '#domain/studio/course-document.ts'
import type { CourseEdit } from '#domain/studio/course-edit.ts'
import {
  pointFaults,
  pointMoved,
  pointRemoved,
  pointRequired,
  pointsInOrder,
  withinFilm,
} from '#domain/studio/section-edits.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { filmSectionCopy as words } from '../../copy/film-section-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { ClockField } from './clock-field.tsx'
import type { FilmHandle } from './film-frame.tsx'
import { QuestionChooser } from './question-chooser.tsx'
import { useTypedTimes } from './use-typed-times.ts'

export interface FilmPointsProps {
  readonly editor: CourseEditorActor
  readonly section: CourseSection
  /** What a question is called. */
  readonly nameOf: (questionId: number) => string
  readonly film: RefObject<FilmHandle | null>
  readonly second: number
  readonly duration: number
  readonly locked: boolean
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/** Where a film stops to ask: markers on a track, and the same as a list. */
export const FilmPoints = (props: FilmPointsProps) => {
  const { editor, section, nameOf, film, second, locked } = props
  const points = pointsInOrder(section)
  const faults = pointFaults(section)
  const times = useTypedTimes(`times/${section.key}`)
  const frame = useRef<HTMLDivElement>(null)
  // The point that was taken out had the focus.
  useFocusFallback(points.length, frame)
  const edit = (edits: readonly CourseEdit[]) => editor.send({ type: 'editor.edit', edits })
  return (
    <div ref={frame} tabIndex={-1} className="film-points">
      <Track {...props} points={points} onEdit={edit} />
      {!locked && points.length < MAX_FILM_POINTS && (
        <QuestionChooser editor={editor} section={section} second={second} />
      )}
      {points.length >= MAX_FILM_POINTS && <Text as="p">{words.full(MAX_FILM_POINTS)}</Text>}
      {points.length === 0 ? (
        <EmptyState {...words.noPoints} />
      ) : (
        <ol className="film-points__list" aria-label={words.points}>
          {points.map((point, at) => {
            const fault = faults.get(point.key)
            const number = at + 1
            return (
              <li key={point.key} className="film-points__row">
                <p className="film-points__name">{words.marker(number, nameOf(point.questionId))}</p>
                {fault !== undefined && (
                  <Text as="p" size="2" color="red">
                    {words.pointFaults[fault]}
                  </Text>
                )}
                <div className="film-points__tools">
                  <ClockField
                    label={words.secondOf(number)}
                    value={point.second}
                    step={1}
                    disabled={locked}
                    draft={times(point.key)}
                    onChange={(to) => edit(pointMoved(section, point, to))}
                  />
                  <Text as="label" size="2" className="film-points__required">
                    <Switch
                      checked={point.required}
                      disabled={locked}
                      aria-label={words.requiredOf(number)}
                      onCheckedChange={(to) => edit(pointRequired(point, to))}
                    />
                    {words.required}
                  </Text>
                  <Button
                    variant="soft"
                    color="gray"
                    aria-label={words.ofQuestion(words.seekTo, number)}
                    onClick={() => film.current?.seek(point.second)}
                  >
                    {words.seekTo}
                  </Button>
                  <Button
                    variant="soft"
                    color="gray"
                    disabled={locked}
                    aria-label={words.ofQuestion(words.moveHere, number)}
                    onClick={() => edit(pointMoved(section, point, film.current?.second() ?? second))}
                  >
                    {words.moveHere}
                  </Button>
                  <Button
                    variant="soft"
                    color="gray"
                    disabled={locked}
                    aria-label={words.ofQuestion(words.takeOutPoint, number)}
                    onClick={() => edit(pointRemoved(point))}
                  >
                    {words.takeOutPoint}
                  </Button>
                </div>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}

interface TrackProps extends FilmPointsProps {
  readonly points: readonly CoursePoint[]
  readonly onEdit: (edits: readonly CourseEdit[]) => void
}

const Track = ({ section, points, nameOf, second, duration, locked, film, onEdit }: TrackProps) => {
  const track = useRef<HTMLDivElement>(null)
  // The marker that a pointer holds, and where; null while none does.
  const [held, setHeld] = useState<{ readonly key: string; readonly second: number } | null>(null)
  const length = Math.max(duration, ...points.map((point) => point.second), 1)
  const left = (at: number) => ({ left: `${Math.min(100, (at / length) * 100)}%` })
  const secondAt = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return 0
    return withinFilm(((clientX - box.left) / box.width) * length, duration)
  }
  const press = (event: KeyboardEvent, point: CoursePoint) => {
    const by = KEYS[event.key]
    if (by === undefined || locked) return
    event.preventDefault()
    onEdit(pointMoved(section, point, point.second + by * (event.shiftKey && Math.abs(by) === 1 ? 10 : 1)))
  }
  return (
    <div className="film-points__frame">
      <div ref={track} className="film-points__track" role="group" aria-label={words.track}>
        <span className="film-points__head" style={left(second)} aria-hidden="true" />
        {points.map((point, at) => {
          const shown = held?.key === point.key ? held.second : point.second
          return (
            <div
              key={point.key}
              role="slider"
              tabIndex={0}
              className="film-points__marker"
              style={left(shown)}
              aria-label={words.marker(at + 1, nameOf(point.questionId))}
              aria-valuemin={0}
              aria-valuemax={Math.floor(length)}
              aria-valuenow={shown}
              aria-valuetext={words.markerAt(formatClock(shown))}
              aria-disabled={locked}
              onKeyDown={(event) => press(event, point)}
              onPointerDown={(event) => {
                if (locked) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setHeld({ key: point.key, second: point.second })
              }}
              onPointerMove={(event) => {
                if (held?.key !== point.key) return
                const to = secondAt(event)
                setHeld({ key: point.key, second: to })
                film.current?.seek(to)
              }}
              onPointerUp={() => {
                if (held?.key === point.key) onEdit(pointMoved(section, point, held.second))
                setHeld(null)
              }}
              onPointerCancel={() => setHeld(null)}
            >
              {at + 1}
            </div>
          )
        })}
      </div>
      <p className="film-points__ends">
        <span>{formatClock(0)}</span>
        <span>
          {words.head} {formatClock(second)}
        </span>
        <span>{formatClock(length)}</span>
      </p>
      {points.length > 0 && !locked && (
        <Text as="p" size="1" color="gray">
          {words.markerHint}
        </Text>
      )}
    </div>
  )
}
