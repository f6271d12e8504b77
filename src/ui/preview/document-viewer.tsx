import { useEffect, useRef, useState } from 'react'
import type { OpenedDocument } from '#domain/preview/opened-file.ts'
import { previewCopy } from '../copy/preview-copy.ts'
import { DOCUMENT_STYLE } from './document-style.ts'
import { Stage } from './stage.tsx'
import { useSize } from './use-size.ts'
import { ViewerFrame } from './viewer-frame.tsx'
import { ZoomTools } from './zoom-tools.tsx'

/** The document's own styles end where it ends, and the page's do not reach in. */
const OWN_STYLE = `
  :host { display: block; color: #111; color-scheme: light; }
  .docx-wrapper { background: none !important; padding: 16px !important; }
  .docx-wrapper > section.docx { box-shadow: none !important; max-width: 100%; overflow-wrap: anywhere; }
  ${DOCUMENT_STYLE}
`

const PAPER = 'section.docx'
const MARGIN = 32

/** The width of the widest sheet of paper, in pixels at its own size; 0 when none says its width. */
const paperWidth = (root: ShadowRoot): number =>
  [...root.querySelectorAll<HTMLElement>(PAPER)].reduce(
    (most, paper) => Math.max(most, Number.parseFloat(paper.style.width) * (96 / 72) || 0),
    0,
  )

/** A Word document in a tree of its own. */
export const DocumentViewer = ({ document: opened }: { document: OpenedDocument }) => {
  const stage = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const { width } = useSize(stage)
  const [paper, setPaper] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  // As wide as the place for it: a sheet of paper is made smaller on a telephone, never larger unless asked for.
  const fitting = paper > 0 && width > 0 ? Math.min(1, width / (paper + MARGIN)) : 1
  const zoom = chosen ?? fitting
  useEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const style = document.createElement('style')
    style.textContent = OWN_STYLE
    root.replaceChildren(...opened.nodes, style)
    setPaper(paperWidth(root))
  }, [opened])
  return (
    <ViewerFrame
      tools={
        <ZoomTools zoom={zoom} fitted={chosen === null} fitName={previewCopy.fitWidth} onZoom={setChosen} />
      }
    >
      <Stage name={previewCopy.document} ref={stage}>
        <div ref={host} style={{ zoom, minWidth: paper > 0 ? paper + MARGIN : undefined }} />
      </Stage>
    </ViewerFrame>
  )
}
