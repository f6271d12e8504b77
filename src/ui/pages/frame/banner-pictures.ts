import type { BannerPictures } from '#domain/frame/managed-banner.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** What is asked of a chosen picture, and what is made of it, in pixels. */
export const WIDE: Size = { width: 1440, height: 400 }
export const TALL: Size = { width: 780, height: 416 }

/** The server takes no more of either. */
const MOST_BYTES = 200_000
const QUALITIES = [0.86, 0.75, 0.6, 0.45, 0.3]

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })

/** The middle of a picture, filled from edge to edge; as good as its bytes allow. */
const partOf = async (picture: ImageBitmap, { width, height }: Size): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  const scale = Math.max(width / picture.width, height / picture.height)
  const drawn = { width: picture.width * scale, height: picture.height * scale }
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, (width - drawn.width) / 2, (height - drawn.height) / 2, drawn.width, drawn.height)
  for (const quality of QUALITIES) {
    const made = await jpegOf(canvas, quality)
    if (made === null || made.size <= MOST_BYTES) return made
  }
  return null
}

/** Both pictures of a banner made of a file; `unreadable` and `small` say why not. */
export const bannerPicturesOf = async (file: Blob): Promise<BannerPictures | 'unreadable' | 'small'> => {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return 'unreadable'
  try {
    if (picture.width < WIDE.width || picture.height < WIDE.height) return 'small'
    const wide = await partOf(picture, WIDE)
    const tall = await partOf(picture, TALL)
    return wide === null || tall === null ? 'unreadable' : { wide, tall }
  } finally {
    picture.close()
  }
}

/** A picture as an address that shows it. */
export const shownAs = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('a picture made here cannot be read'))
    reader.readAsDataURL(picture)
  })
