import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { filmSectionCopy } from '../../copy/film-section-copy.ts'
import { useSource } from '../../preview/use-source.ts'

/** The film beside what is written about it. Seconds. */
export interface FilmHandle {
  readonly second: () => number
  readonly seek: (second: number) => void
  /** Stops at its end. */
  readonly playSpan: (start: number, end: number) => void
}

export interface FilmFrameProps {
  readonly url: string
  readonly name: string
  readonly ref: Ref<FilmHandle>
  readonly onSecond: (second: number) => void
  /** Once it is known. */
  readonly onDuration: (seconds: number) => void
}

/** A film with the browser's own controls, which others can lead to a second. */
export const FilmFrame = ({ url, name, ref, onSecond, onDuration }: FilmFrameProps) => {
  const film = useRef<HTMLVideoElement>(null)
  const stopAt = useRef(Number.POSITIVE_INFINITY)
  const [broken, setBroken] = useState(false)
  useSource(film, url)
  useImperativeHandle(
    ref,
    () => ({
      second: () => film.current?.currentTime ?? 0,
      seek: (second) => {
        stopAt.current = Number.POSITIVE_INFINITY
        if (film.current !== null) film.current.currentTime = second
      },
      playSpan: (start, end) => {
        if (film.current === null) return
        stopAt.current = end
        film.current.currentTime = start
        // A film that is not there, or that the browser does not let play, stands still.
        film.current.play().catch(() => undefined)
      },
    }),
    [],
  )
  return (
    <div className="film-frame">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are being written beside it */}
      <video
        ref={film}
        className="film-frame__film"
        aria-label={filmSectionCopy.film(name)}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget: { duration } }) => {
          setBroken(false)
          onDuration(Number.isFinite(duration) ? duration : 0)
        }}
        onError={() => setBroken(true)}
        onSeeked={({ currentTarget }) => onSecond(currentTarget.currentTime)}
        onTimeUpdate={({ currentTarget }) => {
          onSecond(currentTarget.currentTime)
          if (currentTarget.currentTime < stopAt.current) return
          stopAt.current = Number.POSITIVE_INFINITY
          currentTarget.pause()
        }}
      />
      {broken && (
        <p className="film-frame__note" role="status">
          {filmSectionCopy.brokenFilm}
        </p>
      )}
    </div>
  )
}
