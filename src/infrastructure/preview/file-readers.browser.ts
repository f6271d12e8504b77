import type { FileReaders } from '#application/preview/file-readers.port.ts'
import { workerWorkbook } from './workbook.worker-thread.ts'

const makeWorker = () =>
  new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module', name: 'workbook' })

/** Every reader is fetched when the first file of its kind is looked at. */
export const browserFileReaders = (): FileReaders => ({
  pdf: async (...wanted) => (await import('./pdf.pdfjs.ts')).readPdf(...wanted),
  document: async (...wanted) => (await import('./document.docx-preview.ts')).readDocument(...wanted),
  workbook: workerWorkbook(makeWorker),
})
