import type { Page } from '@playwright/test'

export interface PrintedPage {
  readonly text: string
  /** What stands in the lowest tenth. */
  readonly foot: string
  /** Points. */
  readonly width: number
  readonly height: number
}

const { parse, stringify } = JSON
const { push } = Array.prototype

/**
 * The build of pdf.js for older engines puts what it brings along in the place of theirs. Playwright writes each of its messages with `stringify`,
 * which then takes five times as long, in all tests that the worker runs after this one.
 */
const giveBack = (): void => {
  Object.assign(JSON, { parse, stringify })
  Object.assign(Array.prototype, { push })
}

/** What comes out of the printer, page by page, on the paper that the page itself asks for. */
export const printed = async (page: Page): Promise<readonly PrintedPage[]> => {
  const bytes = await page.pdf({ preferCSSPageSize: true })
  // Only where something is printed: every worker reads the files of its tests, and the list of them reads them all.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
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
  giveBack()
  return pages
}
