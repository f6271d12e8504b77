import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PrintedPage {
  readonly text: string
  /** What stands in the lowest tenth. */
  readonly foot: string
  /** Points. */
  readonly width: number
  readonly height: number
}

/** What comes out of the printer, page by page, on the paper that the page itself asks for. */
export const printed = async (page: Page): Promise<readonly PrintedPage[]> => {
  const bytes = await page.pdf({ preferCSSPageSize: true })
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const book = await task.promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= book.numPages; number += 1) {
    const one = await book.getPage(number)
    const { width, height } = one.getViewport({ scale: 1 })
    const { items } = await one.getTextContent()
    // The font has one shape for a sign and for the radical that looks like it; the PDF names the radical.
    const words = items.flatMap((item) => ('str' in item ? [item] : []))
    const saying = (those: typeof words) =>
      those
        .map(({ str }) => str)
        .join('')
        .replace(/[\u2e80-\u2fdf]/g, (sign) => sign.normalize('NFKC'))
    const foot = saying(words.filter(({ transform }) => Number(transform[5]) < height / 10))
    pages.push({ text: saying(words), foot, width: Math.round(width), height: Math.round(height) })
  }
  await task.destroy()
  return pages
}
