import type { HasUploadsStore } from '#application/upload/has-uploads.port.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryHasUploads = (browser: MemoryBrowser): HasUploadsStore =>
  browser.entry('uploadsThere', false)
