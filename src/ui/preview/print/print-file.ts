import './print-file.css'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { OpenedFile } from '#domain/preview/opened-file.ts'
import { documentPages } from './document-pages.ts'
import { pdfPages } from './pdf-pages.ts'
import { picturePages, shownPicturePages } from './picture-pages.ts'
import type { PrintPage } from './print-page.ts'
import { workbookPages } from './workbook-pages.ts'

const ROOT = 'print-pages'

const pagesOf = async (
  file: FileItem,
  opened: OpenedFile,
  signal: AbortSignal,
): Promise<readonly PrintPage[]> => {
  switch (opened.kind) {
    case 'pdf':
      return pdfPages(opened, signal)
    case 'docx':
      return documentPages(opened)
    case 'xlsx':
      return workbookPages(opened)
    case 'image':
      return picturePages(file, signal)
    case 'video':
    case 'audio':
      return []
  }
}

/** Pages of one size share a name, by which the browser finds the paper for them. */
const placed = (pages: readonly PrintPage[]): readonly HTMLElement[] => {
  const rules = [...new Set(pages.map(({ paper }) => paper))]
  const style = document.createElement('style')
  style.textContent = rules.map((paper, at) => `@page file-${at} { ${paper} }`).join('\n')
  return [
    style,
    ...pages.map(({ paper, content }) => {
      const place = document.createElement('div')
      place.className = 'print-pages__page'
      place.style.setProperty('page', `file-${rules.indexOf(paper)}`)
      place.append(content)
      return place
    }),
  ]
}

const stand = (pages: readonly PrintPage[]): (() => void) => {
  const root = document.createElement('div')
  root.className = ROOT
  root.append(...placed(pages))
  document.body.append(root)
  return () => {
    root.remove()
    for (const { release } of pages) release?.()
  }
}

/** The pages that take no waiting; none where each has to be drawn first. */
const pagesAtOnce = (file: FileItem, opened: OpenedFile): readonly PrintPage[] => {
  switch (opened.kind) {
    case 'docx':
      return documentPages(opened)
    case 'xlsx':
      return workbookPages(opened)
    case 'image':
      return shownPicturePages(file)
    case 'pdf':
    case 'video':
    case 'audio':
      return []
  }
}

const notePage = (note: string): PrintPage => {
  const content = document.createElement('p')
  content.className = 'print-pages__note'
  content.textContent = note
  return { paper: 'size: A4; margin: 20mm', content }
}

/**
 * What the menu of the browser prints of a file: its own pages where they can be laid out at once, else the note that says how
 * to print them, rather than those few that were looked at. Null where `printFile` prints already. Answers what clears it away,
 * and whether it was the note.
 */
export const layOutForMenu = (
  file: FileItem,
  opened: OpenedFile,
  note: string,
): { readonly clear: () => void; readonly isNote: boolean } | null => {
  if (document.querySelector(`body > .${ROOT}`) !== null) return null
  const pages = pagesAtOnce(file, opened)
  return pages.length > 0
    ? { clear: stand(pages), isNote: false }
    : { clear: stand([notePage(note)]), isNote: true }
}

/**
 * Prints the pages of a file and nothing else: beside the application they stand in the document until they are printed, seen
 * by the printer alone. Rejects where a page cannot be drawn, and for a file without anything on it.
 */
export const printFile = async (file: FileItem, opened: OpenedFile, signal: AbortSignal): Promise<void> => {
  const pages = await pagesOf(file, opened, signal)
  signal.throwIfAborted()
  if (pages.length === 0) throw new Error('there is nothing to print')
  const end = stand(pages)
  globalThis.addEventListener('afterprint', end, { once: true })
  signal.addEventListener('abort', end, { once: true })
  globalThis.print()
}
