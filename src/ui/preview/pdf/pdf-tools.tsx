import { type SyntheticEvent, useState } from 'react'
import { previewCopy } from '../../copy/preview-copy.ts'
import { ToolButton } from '../tool-button.tsx'
import { ZoomTools } from '../zoom-tools.tsx'

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
    const wanted = (typed ?? '').normalize('NFKC').trim()
    setTyped(null)
    if (/^\d+$/.test(wanted)) onPage(Math.min(pageCount, Math.max(1, Number(wanted))))
  }
  return (
    <>
      <span className="preview-bar__step">
        <ToolButton
          icon="chevronLeft"
          name={previewCopy.previousPage}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
      </span>
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
      <span className="preview-bar__step">
        <ToolButton
          icon="chevronRight"
          name={previewCopy.nextPage}
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        />
      </span>
      <span className="preview-bar__gap" />
      <ZoomTools zoom={zoom} fitted={fitted} fitName={previewCopy.fitWidth} onZoom={onZoom} />
    </>
  )
}
