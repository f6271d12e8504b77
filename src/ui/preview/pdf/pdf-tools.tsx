import { type SyntheticEvent, useState } from 'react'
import { previewCopy } from '../../copy/preview-copy.ts'
import { ToolButton } from '../tool-button.tsx'
import { nextZoom } from '../zoom-steps.ts'

export interface PdfToolsProps {
  readonly page: number
  readonly pageCount: number
  readonly zoom: number
  /** The zoom follows the width. */
  readonly fitted: boolean
  readonly onPage: (page: number) => void
  /** Null for the width. */
  readonly onZoom: (zoom: number | null) => void
}

/** Where one is in a book, and how large it is shown. */
export const PdfTools = ({ page, pageCount, zoom, fitted, onPage, onZoom }: PdfToolsProps) => {
  // What is being typed; null while nothing is.
  const [typed, setTyped] = useState<string | null>(null)
  const jump = (event?: SyntheticEvent) => {
    event?.preventDefault()
    const wanted = Number(typed)
    setTyped(null)
    if (typed !== null && Number.isInteger(wanted)) onPage(Math.min(pageCount, Math.max(1, wanted)))
  }
  return (
    <>
      <ToolButton
        icon="chevronLeft"
        name={previewCopy.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <form className="preview-bar__jump" onSubmit={jump}>
        <input
          className="preview-bar__field"
          inputMode="numeric"
          aria-label={previewCopy.pageNumber}
          value={typed ?? String(page)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => jump()}
        />
        <span>{previewCopy.ofPages(pageCount)}</span>
      </form>
      <ToolButton
        icon="chevronRight"
        name={previewCopy.nextPage}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
      <span className="preview-bar__gap" />
      <ToolButton icon="minus" name={previewCopy.zoomOut} onClick={() => onZoom(nextZoom(zoom, -1))} />
      <output className="preview-bar__value">{previewCopy.percent(zoom)}</output>
      <ToolButton icon="plus" name={previewCopy.zoomIn} onClick={() => onZoom(nextZoom(zoom, 1))} />
      <button type="button" className="preview-bar__text" aria-pressed={fitted} onClick={() => onZoom(null)}>
        {previewCopy.fitWidth}
      </button>
    </>
  )
}
