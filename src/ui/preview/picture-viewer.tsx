import { type CSSProperties, useRef, useState } from 'react'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'
import { previewCopy } from '../copy/preview-copy.ts'
import { Stage } from './stage.tsx'
import { ToolButton } from './tool-button.tsx'
import { useSize } from './use-size.ts'
import { useSource } from './use-source.ts'
import { ViewerFrame } from './viewer-frame.tsx'
import { ZoomTools } from './zoom-tools.tsx'

export interface PictureViewerProps {
  readonly file: FileItem
  readonly onBroken: (fault: PreviewFault) => void
}

const NO_SIZE = { width: 0, height: 0 }

/** A picture, upright as its camera says, fitted or at any size, turned as wanted. */
export const PictureViewer = ({ file, onBroken }: PictureViewerProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  useSource(picture, file.previewUrl)
  const room = useSize(stage)
  const [natural, setNatural] = useState(NO_SIZE)
  const [chosen, setChosen] = useState<number | null>(null)
  const [turns, setTurns] = useState(0)
  const lies = turns % 2 === 1
  const size = lies ? { width: natural.height, height: natural.width } : natural
  const fitting = Math.min(1, room.width / (size.width || 1), room.height / (size.height || 1))
  const zoom = chosen ?? fitting
  const style: CSSProperties = {
    width: natural.width * zoom,
    height: natural.height * zoom,
    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
  }
  return (
    <ViewerFrame
      tools={
        <>
          <ZoomTools zoom={zoom} fitted={chosen === null} fitName={previewCopy.fit} onZoom={setChosen} />
          <ToolButton icon="rotate" name={previewCopy.rotate} onClick={() => setTurns((turns + 1) % 4)} />
        </>
      }
    >
      <Stage name={previewCopy.picture} className="picture-stage" ref={stage}>
        <div
          className="picture-stage__sizer"
          style={{ width: size.width * zoom, height: size.height * zoom }}
        >
          <img
            ref={picture}
            alt={file.name}
            style={style}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => onBroken('damaged')}
          />
        </div>
      </Stage>
    </ViewerFrame>
  )
}
