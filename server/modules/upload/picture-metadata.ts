import { withoutGifMetadata } from './gif-metadata.ts'
import { withoutJpegMetadata } from './jpeg-metadata.ts'
import { type PictureSuffix, withoutTail } from './picture-size.ts'
import { withoutPngMetadata } from './png-metadata.ts'

const MAKERS = {
  png: withoutPngMetadata,
  gif: withoutGifMetadata,
  jpg: withoutJpegMetadata,
  jpeg: withoutJpegMetadata,
} as const

/**
 * A picture that shows the same and tells nothing else: no place, no time, no device, no name, no remark. Which way up it
 * is stays. Only for what was found to be a picture of this kind.
 */
export const withoutMetadata = (bytes: Buffer, suffix: PictureSuffix): Buffer =>
  MAKERS[suffix](withoutTail(bytes, suffix))
