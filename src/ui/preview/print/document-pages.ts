import type { OpenedDocument } from '#domain/preview/opened-file.ts'
import { DOCUMENT_STYLE } from '../document-style.ts'
import type { PrintPage } from './print-page.ts'

const SHEET = 'section.docx'
const A4 = { width: '210mm', height: '297mm' }

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
  ${DOCUMENT_STYLE}
`

const lengthOr = (length: string, otherwise: string): string =>
  /^[\d.]+(?:pt|px|mm|cm|in)$/.test(length) ? length : otherwise

/** A page of the document in a tree of its own, with the document's styles. */
const pageOf = (sheet: HTMLElement, styles: readonly Node[]): PrintPage => {
  const host = document.createElement('div')
  const wrapper = document.createElement('div')
  const page = sheet.cloneNode(true) as HTMLElement
  const width = lengthOr(sheet.style.width, A4.width)
  const height = lengthOr(sheet.style.minHeight, A4.height)
  // Slightly less than the page: rounding up would make a second page.
  page.style.minHeight = `calc(${height} - 1mm)`
  page.style.height = 'auto'
  wrapper.className = 'docx-wrapper'
  wrapper.append(page)
  const style = document.createElement('style')
  style.textContent = OWN_STYLE
  host.attachShadow({ mode: 'open' }).append(...styles.map((node) => node.cloneNode(true)), style, wrapper)
  return { paper: `size: ${width} ${height}; margin: 0`, content: host }
}

/** The sheets of a Word document on paper of their own size; one that is too long for it runs on to the next. */
export const documentPages = (opened: OpenedDocument): readonly PrintPage[] => {
  const styles = opened.nodes.filter((node) => node instanceof HTMLStyleElement)
  const sheets = opened.nodes
    .filter((node) => node instanceof HTMLElement)
    .flatMap((node) => [...node.querySelectorAll<HTMLElement>(SHEET)])
  return sheets.map((sheet) => pageOf(sheet, styles))
}
