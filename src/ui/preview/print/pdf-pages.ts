import type { OpenedPdf, PageSize } from '#domain/preview/opened-file.ts'
import type { PrintPage } from './print-page.ts'

/** Dots for a point of the paper: 200 to the inch. */
const SCALE = 200 / 72

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('a page has no picture')) : done(blob)))
  })

/** Slightly less than the page: rounding up would make a second page. */
const heightOf = ({ height }: PageSize): string => `${height - 0.75}pt`

/** The pages as they are, each on paper of its own size; one after the other, because each takes some megabytes. */
export const pdfPages = async (book: OpenedPdf, signal: AbortSignal): Promise<readonly PrintPage[]> => {
  const pages: PrintPage[] = []
  try {
    for (let number = 1; number <= book.pageCount; number += 1) {
      const size = await book.sizeOf(number)
      const canvas = document.createElement('canvas')
      const surface = { canvas, words: document.createElement('div'), scale: SCALE }
      await book.draw(number, surface, signal)
      const source = URL.createObjectURL(await pictureOf(canvas))
      const release = () => URL.revokeObjectURL(source)
      const picture = new Image()
      picture.className = 'print-pages__full'
      picture.style.height = heightOf(size)
      picture.src = source
      pages.push({
        paper: `size: ${size.width}pt ${size.height}pt; margin: 0`,
        content: picture,
        release,
      })
      await picture.decode()
    }
  } catch (error) {
    for (const { release } of pages) release?.()
    throw error
  }
  return pages
}
