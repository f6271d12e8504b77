import { Button, Text } from '@radix-ui/themes'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useLineBack } from '../../components/line-back.ts'
import { copy } from '../../copy/copy.ts'
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

/** A film with the browser's own controls, which others can lead to a second. One that does not play is tried again from where it stood. */
export const FilmFrame = ({ url, name, ref, onSecond, onDuration }: FilmFrameProps) => {
  const film = useRef<HTMLVideoElement>(null)
  const stopAt = useRef(Number.POSITIVE_INFINITY)
  const [broken, setBroken] = useState(false)
  /** Where it goes on once it plays again. */
  const stoodAt = useRef(0)
  useSource(film, url)
  const again = () => film.current?.load()
  useLineBack(broken ? again : null)
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
        onLoadedMetadata={({ currentTarget }) => {
          const { duration } = currentTarget
          if (stoodAt.current > 0) currentTarget.currentTime = stoodAt.current
          stoodAt.current = 0
          setBroken(false)
          onDuration(Number.isFinite(duration) ? duration : 0)
        }}
        onError={({ currentTarget }) => {
          stoodAt.current = currentTarget.currentTime || stoodAt.current
          setBroken(true)
        }}
        onSeeked={({ currentTarget }) => onSecond(currentTarget.currentTime)}
        onTimeUpdate={({ currentTarget }) => {
          onSecond(currentTarget.currentTime)
          if (currentTarget.currentTime < stopAt.current) return
          stopAt.current = Number.POSITIVE_INFINITY
          currentTarget.pause()
        }}
      />
      <div role="status">
        {broken && (
          <div className="film-frame__note">
            <Text as="p" size="2" color="gray">
              {filmSectionCopy.brokenFilm}
            </Text>
            <Button
              variant="soft"
              size="1"
              aria-label={filmSectionCopy.retryFilm(name)}
              onClick={() => {
                // The button goes once it plays.
                film.current?.focus()
                again()
              }}
            >
              {copy.failures.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
