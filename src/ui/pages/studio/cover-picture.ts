/** The size of a cover in pixels: what cards and pages show, on a sharp screen too. */
const WIDTH = 960
const HEIGHT = 540
const QUALITY = 0.86

/** What a picture shows, in its own pixels. */
interface Shown {
  readonly picture: CanvasImageSource
  readonly width: number
  readonly height: number
}

/**
 * A JPEG of a film's frame or a page in the shape of a cover, filled from edge to edge: what is too wide loses its sides, what is too
 * high its lower part. Null where the browser gives no picture of it.
 */
export const coverPicture = ({ picture, width, height }: Shown): Promise<Blob | null> => {
  if (width === 0 || height === 0) return Promise.resolve(null)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.resolve(null)
  const scale = Math.max(WIDTH / width, HEIGHT / height)
  const left = (WIDTH - width * scale) / 2
  return new Promise((resolve) => {
    try {
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, WIDTH, HEIGHT)
      pen.drawImage(picture, left, 0, width * scale, height * scale)
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    } catch {
      // A film of another site that does not say that it may be read.
      resolve(null)
    }
  })
}
