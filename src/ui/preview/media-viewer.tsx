import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'
import { previewCopy } from '../copy/preview-copy.ts'
import { useSource } from './use-source.ts'

export interface MediaViewerProps {
  readonly file: FileItem
  readonly onBroken: (fault: PreviewFault) => void
}

const faultOf = (error: MediaError | null): PreviewFault => {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'unreachable'
  return error?.code === MediaError.MEDIA_ERR_DECODE ? 'damaged' : 'unplayable'
}

/** Sound and film with the browser's own controls. */
export const MediaViewer = ({ file, onBroken }: MediaViewerProps) => {
  const [blind, setBlind] = useState(false)
  const element = useRef<HTMLMediaElement>(null)
  useSource(element, file.previewUrl)
  const props = {
    'aria-label': file.name,
    controls: true,
    preload: 'metadata',
    onError: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => onBroken(faultOf(currentTarget.error)),
  } as const
  if (file.previewKind === 'audio')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an uploaded file has none
    return <audio className="media-sound" ref={element} {...props} />
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an uploaded file has none */}
      <video
        className="media-film"
        ref={element as RefObject<HTMLVideoElement>}
        playsInline
        onLoadedMetadata={({ currentTarget }) => setBlind(currentTarget.videoWidth === 0)}
        {...props}
      />
      {blind && (
        <p className="file-preview__note" role="status">
          {previewCopy.soundOnly}
        </p>
      )}
    </>
  )
}
