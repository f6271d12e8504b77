import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { PrintPage } from './print-page.ts'

/** A page of A4 without its margins, in millimetres. */
const LONG = 277
const SHORT = 190

const pictureOf = ({ name, previewUrl }: FileItem): HTMLImageElement => {
  const picture = new Image()
  picture.alt = name
  picture.className = 'print-pages__picture'
  picture.src = previewUrl
  return picture
}

/** The whole picture on one page of A4 that lies as the picture does. */
const pageOf = (picture: HTMLImageElement): PrintPage => {
  const lies = picture.naturalWidth > picture.naturalHeight
  picture.style.maxHeight = `${(lies ? SHORT : LONG) - 1}mm`
  return { paper: `size: A4 ${lies ? 'landscape' : 'portrait'}; margin: 10mm`, content: picture }
}

export const picturePages = async (file: FileItem, signal: AbortSignal): Promise<readonly PrintPage[]> => {
  const picture = pictureOf(file)
  await picture.decode()
  signal.throwIfAborted()
  return [pageOf(picture)]
}

/** The same without waiting: a picture that the page shows is there at once; none where the browser has let go of it. */
export const shownPicturePages = (file: FileItem): readonly PrintPage[] => {
  const picture = pictureOf(file)
  return picture.complete && picture.naturalWidth > 0 ? [pageOf(picture)] : []
}
