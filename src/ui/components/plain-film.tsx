import './plain-film.css'
import { Button, Text } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { copy } from '../copy/copy.ts'
import { plainFilmCopy as words } from '../copy/plain-film-copy.ts'
import { useLineBack } from './line-back.ts'

interface PlainFilmProps {
  readonly url: string
  readonly name: string
  /** '' for none. */
  readonly coverUrl?: string
  readonly className?: string
  /** The film does not play: its address may have expired, and a new one is requested. */
  readonly onOutdated: () => void
}

type Fault = 'unreachable' | 'damaged' | 'unopened'

const faultOf = (error: MediaError | null): Fault => {
  if (error === null) return 'unopened'
  if (error.code === error.MEDIA_ERR_NETWORK) return 'unreachable'
  return error.code === error.MEDIA_ERR_DECODE ? 'damaged' : 'unopened'
}

/** A film with the browser's own controls, loaded when it is played. A failure shows its reason and a retry. */
export const PlainFilm = ({ url, name, coverUrl = '', className, onOutdated }: PlainFilmProps) => {
  const film = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [shown, setShown] = useState(url)
  const [isRead, setRead] = useState(false)
  // A new address would restart a film that is playing.
  if (!isRead && shown !== url) setShown(url)
  const again = () => {
    setFault(null)
    film.current?.load()
    onOutdated()
  }
  useLineBack(fault === null ? null : again)
  return (
    <div className="plain-film">
      {/* biome-ignore lint/a11y/useMediaCaption: as it was brought; captions belong to courses */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
      <video
        ref={film}
        className={className}
        src={shown}
        poster={coverUrl === '' ? undefined : coverUrl}
        preload="none"
        controls
        playsInline
        aria-label={name}
        onLoadedMetadata={() => {
          setRead(true)
          setFault(null)
        }}
        onError={({ currentTarget }) => {
          setRead(false)
          setFault(faultOf(currentTarget.error))
        }}
      />
      <div role="status">
        {fault !== null && (
          <div className="plain-film__fault">
            <Text as="p" size="2" color="red">
              {words[fault]}
            </Text>
            <Button
              variant="soft"
              size="1"
              aria-label={words.retryFilm(name)}
              onClick={() => {
                // The button disappears.
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
