import { previewCopy } from '../copy/preview-copy.ts'
import { ToolButton } from './tool-button.tsx'

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

export interface ZoomToolsProps {
  /** As it is shown now; 1 is its own size. */
  readonly zoom: number
  /** The zoom follows the place that there is. */
  readonly fitted: boolean
  /** What following the place is called. */
  readonly fitName: string
  /** Null for following the place. */
  readonly onZoom: (zoom: number | null) => void
}

/** How large something is shown. */
export const ZoomTools = ({ zoom, fitted, fitName, onZoom }: ZoomToolsProps) => (
  <>
    <ToolButton icon="minus" name={previewCopy.zoomOut} onClick={() => onZoom(nextZoom(zoom, -1))} />
    <output className="preview-bar__value">{previewCopy.percent(zoom)}</output>
    <ToolButton icon="plus" name={previewCopy.zoomIn} onClick={() => onZoom(nextZoom(zoom, 1))} />
    <button type="button" className="preview-bar__text" aria-pressed={fitted} onClick={() => onZoom(null)}>
      {fitName}
    </button>
  </>
)

/** The next step of zoom, larger or smaller than what is shown now. */
const nextZoom = (zoom: number, direction: 1 | -1): number => {
  const steps = direction === 1 ? STEPS : [...STEPS].reverse()
  return steps.find((step) => (step - zoom) * direction > 0.01) ?? zoom
}
