import { type ReactNode, useEffect, useRef, useState } from 'react'
import { previewCopy } from '../copy/preview-copy.ts'
import { ToolButton } from './tool-button.tsx'

export interface ViewerFrameProps {
  /** The tools before the one for the full screen. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A bar of tools above what is shown; both fill the screen when asked to. */
export const ViewerFrame = ({ tools, children }: ViewerFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  const toggle = () => {
    // A browser that does not let a page fill the screen says so by rejecting; there is nothing else to do.
    const change = full ? document.exitFullscreen() : frame.current?.requestFullscreen()
    change?.catch(() => undefined)
  }
  return (
    <div className="preview-frame" data-full={full} ref={frame}>
      <div className="preview-bar" role="toolbar" aria-label={previewCopy.tools}>
        {tools}
        {document.fullscreenEnabled && (
          <span className="preview-bar__end">
            <ToolButton
              icon="fullScreen"
              name={full ? previewCopy.leaveFullScreen : previewCopy.fullScreen}
              onClick={toggle}
            />
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
