import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PrintedPage {
  readonly text: string
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
    const text = items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .replace(/[\u2e80-\u2fdf]/g, (sign) => sign.normalize('NFKC'))
    pages.push({ text, width: Math.round(width), height: Math.round(height) })
  }
  await task.destroy()
  return pages
}
