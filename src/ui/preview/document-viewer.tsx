import { useEffect, useRef } from 'react'
import type { OpenedDocument } from '#domain/preview/opened-file.ts'
import { previewCopy } from '../copy/preview-copy.ts'
import { Stage } from './stage.tsx'
import { useSize } from './use-size.ts'
import { ViewerFrame } from './viewer-frame.tsx'

/** The document's own styles end where it ends, and the page's do not reach in. */
const OWN_STYLE = `
  :host { display: block; color: #111; color-scheme: light; }
  .docx-wrapper { background: none !important; padding: 16px !important; }
  .docx-wrapper > section.docx { box-shadow: none !important; max-width: 100%; overflow-wrap: anywhere; }
  img, svg { max-width: 100%; }
`

const PAPER = 'section.docx'
const MARGIN = 32

/** As wide as the place for it: a sheet of paper is made smaller on a telephone, never larger. */
const fit = (root: ShadowRoot, width: number): void => {
  const host = root.host as HTMLElement
  host.style.zoom = '1'
  const widest = [...root.querySelectorAll<HTMLElement>(PAPER)].reduce(
    (most, paper) => Math.max(most, Number.parseFloat(paper.style.width) * (96 / 72) || 0),
    0,
  )
  if (widest > 0 && width > 0) host.style.zoom = String(Math.min(1, width / (widest + MARGIN)))
}

/** A Word document in a tree of its own. */
export const DocumentViewer = ({ document: opened }: { document: OpenedDocument }) => {
  const stage = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const { width } = useSize(stage)
  useEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const style = document.createElement('style')
    style.textContent = OWN_STYLE
    root.replaceChildren(...opened.nodes, style)
  }, [opened])
  useEffect(() => {
    if (host.current?.shadowRoot) fit(host.current.shadowRoot, width)
  }, [width])
  return (
    <ViewerFrame>
      <Stage name={previewCopy.document} ref={stage}>
        <div ref={host} />
      </Stage>
    </ViewerFrame>
  )
}
