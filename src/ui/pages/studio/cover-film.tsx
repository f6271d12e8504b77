import { Button } from '@radix-ui/themes'
import { useRef } from 'react'
import { filmSectionCopy } from '../../copy/film-section-copy.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { coverPicture } from './cover-picture.ts'
import type { CoverSourceProps } from './cover-source.ts'

const words = studioCopy.cover

/** A film with the browser's own controls; where it stands is taken. */
export const CoverFilm = ({ file, busy, onTake }: CoverSourceProps) => {
  const film = useRef<HTMLVideoElement>(null)
  const take = async () => {
    const { current } = film
    if (current === null) return
    onTake(await coverPicture({ picture: current, width: current.videoWidth, height: current.videoHeight }))
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- looked at for one of its frames */}
      <video
        ref={film}
        src={file.url}
        crossOrigin="anonymous"
        aria-label={filmSectionCopy.film(file.name)}
        controls
        muted
        playsInline
        preload="auto"
      />
      <div className="cover-source__row">
        <Button disabled={busy} onClick={() => void take()}>
          {words.film.use}
        </Button>
      </div>
    </>
  )
}
