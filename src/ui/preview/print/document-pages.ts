import type { OpenedDocument } from '#domain/preview/opened-file.ts'
import { PAGE_COUNT, PAGE_NUMBER } from '#domain/preview/page-number.ts'
import { DOCUMENT_STYLE } from '../document-style.ts'
import { type Counted, countersOf } from './document-counters.ts'
import { sheetsOf } from './document-sheets.ts'
import { CONTINUED } from './document-split.ts'
import type { PrintPage } from './print-page.ts'

const SHEET = 'section.docx'
const A4 = { width: '210mm', height: '297mm' }

/** Marks a sheet that fits on one page: its foot stands at the bottom. */
const WHOLE = 'data-whole'

/** Each sheet keeps its margins on every page that it runs on to. */
const OWN_STYLE = `
  :host { display: block; color: #000; }
  .docx-wrapper { display: block !important; background: none !important; padding: 0 !important; }
  .docx-wrapper > section.docx {
    display: block !important;
    margin: 0 !important;
    width: auto !important;
    overflow: visible !important;
    box-shadow: none !important;
    box-decoration-break: clone;
    overflow-wrap: anywhere;
  }
  .docx-wrapper > section.docx[${WHOLE}] { display: flex !important; box-decoration-break: slice; break-inside: avoid; }
  [${CONTINUED}] { text-indent: 0 !important; }
  [${CONTINUED}]::before { content: none !important; counter-increment: none !important; }
  ${DOCUMENT_STYLE}
`

const lengthOr = (length: string, otherwise: string): string =>
  /^[\d.]+(?:pt|px|mm|cm|in)$/.test(length) ? length : otherwise

interface Paper {
  readonly width: string
  readonly height: string
}

/** A page of the document in a tree of its own, with the document's styles; `counters` as they stand before it. */
const hostOf = (page: HTMLElement, styles: readonly Node[], counters = ''): HTMLElement => {
  const host = document.createElement('div')
  const wrapper = document.createElement('div')
  wrapper.className = 'docx-wrapper'
  wrapper.style.counterReset = counters
  wrapper.append(page)
  const style = document.createElement('style')
  style.textContent = OWN_STYLE
  host.attachShadow({ mode: 'open' }).append(...styles.map((node) => node.cloneNode(true)), style, wrapper)
  return host
}

interface Page {
  readonly page: HTMLElement
  /** The counters of its lists, before it. */
  readonly counters: string
}

/** Pages with the counters that they begin with. */
const startingWith = (
  pages: readonly HTMLElement[],
  counted: ReadonlyMap<Element, Counted>,
): readonly Page[] => {
  let last = ''
  return pages.map((page) => {
    const known = [...page.querySelectorAll('article p')].filter((paragraph) => counted.has(paragraph))
    const [first] = known
    const around = first && counted.get(first)
    const counters = (first?.hasAttribute(CONTINUED) ? around?.after : around?.before) ?? last
    last = counted.get(known.at(-1) ?? page)?.after ?? last
    return { page, counters }
  })
}

/** Lays a sheet out on its paper, where nobody sees it, to find where it runs on. */
const laidOut = (
  sheet: HTMLElement,
  { width, height }: Paper,
  styles: readonly Node[],
  count: ReturnType<typeof countersOf>,
): readonly Page[] => {
  const page = sheet.cloneNode(true) as HTMLElement
  page.style.minHeight = '0'
  page.style.height = 'auto'
  page.setAttribute(WHOLE, '')
  const host = hostOf(page, styles)
  host.style.cssText = `position: absolute; top: 0; left: 0; visibility: hidden; contain: strict; width: ${width}; height: ${height}`
  document.body.append(host)
  const counted = count(page.parentElement ?? page, page)
  const sheets = sheetsOf(page, host.getBoundingClientRect().height)
  host.remove()
  if (sheets === null) page.removeAttribute(WHOLE)
  return startingWith(sheets ?? [page], counted)
}

const paperOf = (sheet: HTMLElement): Paper => ({
  width: lengthOr(sheet.style.width, A4.width),
  height: lengthOr(sheet.style.minHeight, A4.height),
})

const writeNumbers = (pages: readonly HTMLElement[]): void => {
  for (const [at, page] of pages.entries()) {
    for (const place of page.querySelectorAll(`.${PAGE_NUMBER}`)) place.textContent = String(at + 1)
    for (const place of page.querySelectorAll(`.${PAGE_COUNT}`)) place.textContent = String(pages.length)
  }
}

/** The sheets of a Word document on paper of their own size; one that is too long for it runs on to the next, with its head and foot. */
export const documentPages = (opened: OpenedDocument): readonly PrintPage[] => {
  const styles = opened.nodes.filter((node) => node instanceof HTMLStyleElement)
  const sheets = opened.nodes
    .filter((node) => node instanceof HTMLElement)
    .flatMap((node) => [...node.querySelectorAll<HTMLElement>(SHEET)])
  const count = countersOf()
  const pages = sheets.flatMap((sheet) => {
    const paper = paperOf(sheet)
    return laidOut(sheet, paper, styles, count).map((page) => ({ ...page, paper }))
  })
  // A sheet that breaks wherever it does has as many pages as the printer makes of it.
  if (pages.every(({ page }) => page.hasAttribute(WHOLE))) writeNumbers(pages.map(({ page }) => page))
  return pages.map(({ page, counters, paper: { width, height } }) => {
    // Slightly less than the page: rounding up would make a second page.
    page.style.minHeight = `calc(${height} - 1mm)`
    return { paper: `size: ${width} ${height}; margin: 0`, content: hostOf(page, styles, counters) }
  })
}
