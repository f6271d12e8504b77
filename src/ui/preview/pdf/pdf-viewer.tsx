import './pdf-viewer.css'
import { useRef, useState } from 'react'
import type { OpenedPdf } from '#domain/preview/opened-file.ts'
import { previewCopy } from '../../copy/preview-copy.ts'
import { Stage } from '../stage.tsx'
import { useSize } from '../use-size.ts'
import { ViewerFrame } from '../viewer-frame.tsx'
import { PdfPage } from './pdf-page.tsx'
import { PdfTools } from './pdf-tools.tsx'

/** Pixels of the screen for a point of the paper at 100 %. */
const FULL_SIZE = 96 / 72
const MARGIN = 32
/** Narrower stages, as a telephone's, are filled from edge to edge. */
const NARROW = 480

/** The page whose part fills the line below the top edge. */
const pageAt = (stage: HTMLElement): number => {
  const line = stage.scrollTop + stage.clientHeight / 3
  const pages = [...stage.children] as HTMLElement[]
  let low = 0
  let high = pages.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pages[middle]?.offsetTop ?? 0) <= line) low = middle
    else high = middle - 1
  }
  return low + 1
}

/** A book page under page: drawn when they come near, let go of when they are far. */
export const PdfViewer = ({ book }: { book: OpenedPdf }) => {
  const stage = useRef<HTMLDivElement>(null)
  const { width } = useSize(stage)
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  const margin = width < NARROW ? 0 : MARGIN
  const fitting = Math.max(0, width - margin) / (book.firstPage.width * FULL_SIZE)
  const zoom = chosen ?? Math.min(fitting, 2)
  const goTo = (wanted: number) => {
    const target = stage.current?.children[wanted - 1]
    if (!(target instanceof HTMLElement) || stage.current === null) return
    stage.current.scrollTop = target.offsetTop - MARGIN / 4
  }
  return (
    <ViewerFrame
      tools={
        <PdfTools
          page={page}
          pageCount={book.pageCount}
          zoom={zoom}
          fitted={chosen === null}
          onPage={goTo}
          onZoom={setChosen}
        />
      }
    >
      <Stage
        name={previewCopy.pages}
        className="pdf-stage"
        ref={stage}
        onScroll={(scrolled) => setPage(pageAt(scrolled))}
      >
        {width > 0 &&
          Array.from({ length: book.pageCount }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page is its number
            <PdfPage key={index} book={book} page={index + 1} scale={zoom * FULL_SIZE} />
          ))}
      </Stage>
    </ViewerFrame>
  )
}
