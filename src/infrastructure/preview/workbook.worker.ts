import { readWorkbook } from './read-workbook.ts'

/** Reads one workbook on a thread of its own: a sheet that takes for ever holds up nobody, and ends with the thread. */
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readWorkbook(data).then(
    (sheets) => self.postMessage(sheets),
    () => self.postMessage(null),
  )
})
