import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { PrintPage } from './print-page.ts'

/** A page of A4 without its margins, in millimetres. */
const LONG = 277
const SHORT = 190

/** The whole picture on one page of A4 that lies as the picture does. */
export const picturePages = async (file: FileItem, signal: AbortSignal): Promise<readonly PrintPage[]> => {
  const picture = new Image()
  picture.alt = file.name
  picture.className = 'print-pages__picture'
  picture.src = file.previewUrl
  await picture.decode()
  signal.throwIfAborted()
  const lies = picture.naturalWidth > picture.naturalHeight
  picture.style.maxHeight = `${(lies ? SHORT : LONG) - 1}mm`
  return [{ paper: `size: A4 ${lies ? 'landscape' : 'portrait'}; margin: 10mm`, content: picture }]
}
