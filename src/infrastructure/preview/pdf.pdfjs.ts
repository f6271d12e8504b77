import { pdfDataAddress } from 'virtual:pdf-data'
import {
  GlobalWorkerOptions,
  getDocument,
  PasswordResponses,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type RenderTask,
  ResponseException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { FileReaders, PdfFault } from '#application/preview/file-readers.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { OpenedPdf, PageSize, PageSurface } from '#domain/preview/opened-file.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** All from our own host; nothing of a file runs, and no page is drawn larger than a graphics card takes. */
const OPTIONS = {
  cMapUrl: `${pdfDataAddress}cmaps/`,
  standardFontDataUrl: `${pdfDataAddress}standard_fonts/`,
  wasmUrl: `${pdfDataAddress}wasm/`,
  iccUrl: `${pdfDataAddress}iccs/`,
  // WebAssembly needs more than the content policy grants.
  useWasm: false,
  isEvalSupported: false,
  enableXfa: false,
  maxImageSize: 100_000_000,
  rangeChunkSize: 256 * 1024,
  // A book of which a teacher reads ten pages is not fetched whole.
  disableAutoFetch: true,
  withCredentials: false,
}

/** More pixels of the screen for each of the page's make a canvas that telephones refuse. */
const MAX_PIXELS = 16_000_000

const pixelRatioFor = ({ width, height }: PageSize): number =>
  Math.min(globalThis.devicePixelRatio || 1, 3, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)))

const faultOf = (error: unknown): PdfFault => {
  if (error instanceof ResponseException) {
    if (error.status === 410) return 'expired'
    return error.missing ? 'missing' : 'unreachable'
  }
  const { name, code } = error as { name?: string; code?: number }
  if (name !== 'PasswordException') return 'damaged'
  return code === PasswordResponses.INCORRECT_PASSWORD ? 'passwordWrong' : 'passwordNeeded'
}

const drawOn = async (
  book: PDFDocumentProxy,
  number: number,
  { canvas, words, scale }: PageSurface,
  signal: AbortSignal,
): Promise<void> => {
  const page = await book.getPage(number)
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale })
  const ratio = pixelRatioFor(viewport)
  canvas.width = Math.floor(viewport.width * ratio)
  canvas.height = Math.floor(viewport.height * ratio)
  const painting: RenderTask = page.render({ canvas, viewport: page.getViewport({ scale: scale * ratio }) })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
  signal.addEventListener('abort', () => {
    painting.cancel()
    layer.cancel()
  })
  try {
    words.replaceChildren()
    await Promise.all([painting.promise, layer.render()])
  } finally {
    signal.throwIfAborted()
  }
}

const bookOf = (task: PDFDocumentLoadingTask, book: PDFDocumentProxy, firstPage: PageSize): OpenedPdf => ({
  kind: 'pdf',
  pageCount: book.numPages,
  firstPage,
  sizeOf: async (page) => {
    const { width, height } = (await book.getPage(page)).getViewport({ scale: 1 })
    return { width, height }
  },
  draw: (page, onto, signal) => drawOn(book, page, onto, signal),
  close: () => void task.destroy(),
})

/** PDFs by pdf.js, on a thread of its own, read by parts of the file as its pages are looked at. */
export const readPdf: FileReaders['pdf'] = async (address, password, signal) => {
  const task = getDocument({ ...OPTIONS, url: address, ...(password === '' ? {} : { password }) })
  const stop = () => void task.destroy()
  signal.addEventListener('abort', stop)
  try {
    const book = await task.promise
    const { width, height } = (await book.getPage(1)).getViewport({ scale: 1 })
    signal.throwIfAborted()
    return success(bookOf(task, book, { width, height }))
  } catch (error) {
    await task.destroy()
    signal.throwIfAborted()
    return failed(faultOf(error))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
