import type { UploadsThere } from '#application/upload/uploads-there.port.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryUploadsThere = (browser: MemoryBrowser): UploadsThere =>
  browser.entry('uploadsThere', false)
