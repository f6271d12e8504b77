import { aJpeg } from './a-jpeg.ts'

/** A small grey picture whose head says that it is of this size. */
export const bannerJpeg = (width: number, height: number): Uint8Array => {
  const bytes = aJpeg()
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
  const view = new DataView(bytes.buffer)
  view.setUint16(frame + 5, height)
  view.setUint16(frame + 7, width)
  return bytes
}
