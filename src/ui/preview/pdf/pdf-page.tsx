import { type CSSProperties, memo, useEffect, useRef, useState } from 'react'
import type { OpenedPdf } from '#domain/preview/opened-file.ts'
import { previewCopy } from '../../copy/preview-copy.ts'

export interface PdfPageProps {
  readonly book: OpenedPdf
  readonly page: number
  /** Pixels of the screen for a point of the paper. */
  readonly scale: number
}

/** A page and a half above and below are drawn before they are seen. */
const NEAR = '150% 0px'

/** A place of the page's size; what fills it is there only while it is near. */
export const PdfPage = memo(({ book, page, scale }: PdfPageProps) => {
  const place = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  const [size, setSize] = useState(book.firstPage)

  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: place.current.parentElement,
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!near) return
    let wanted = true
    // A page that cannot be read keeps the size of the first; drawing it says so.
    book.sizeOf(page).then(
      (own) => {
        if (wanted) setSize(own)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [book, page, near])

  const style = {
    width: Math.floor(size.width * scale),
    height: Math.floor(size.height * scale),
    '--total-scale-factor': scale,
  } as CSSProperties
  return (
    <section className="pdf-page" style={style} aria-label={previewCopy.page(page)} ref={place}>
      {near && <PageContent book={book} page={page} scale={scale} />}
    </section>
  )
})

const PageContent = ({ book, page, scale }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (canvas.current === null || words.current === null) return
    const leaving = new AbortController()
    book.draw(page, { canvas: canvas.current, words: words.current, scale }, leaving.signal).catch(() => {
      if (!leaving.signal.aborted) setFailed(true)
    })
    return () => leaving.abort()
  }, [book, page, scale])
  return (
    <>
      <canvas key={scale} className="pdf-page__picture" aria-hidden="true" ref={canvas} />
      <div className="pdf-page__words" ref={words} />
      {failed && <p className="pdf-page__fault">{previewCopy.faults.damaged}</p>}
    </>
  )
}
