import { readWorkbook } from './read-workbook.ts'

/** Reads one workbook on a thread of its own: a sheet that takes for ever does not block the page, and ends with the thread. */
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readWorkbook(data).then(
    (sheets) => self.postMessage(sheets),
    () => self.postMessage(null),
  )
})
