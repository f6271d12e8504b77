export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Four bytes each are 400 MB: what a picture may take when it is unpacked. */
export const MAX_PIXELS = 100_000_000

const text = (bytes: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCharCode(bytes.getUint8(at + index))).join('')

const u24 = (bytes: DataView, at: number): number =>
  bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536

const webpSize = (bytes: DataView): PictureSize | null => {
  const chunk = text(bytes, 12, 4)
  if (chunk === 'VP8X') return { width: u24(bytes, 24) + 1, height: u24(bytes, 27) + 1 }
  if (chunk === 'VP8L') {
    const bits = bytes.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8 ') return null
  return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff }
}

/** Start of frame: every kind of it but the tables that share its range of markers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const jpegSize = (bytes: DataView): PictureSize | null => {
  let at = 2
  while (bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) }
    else at += 2 + bytes.getUint16(at + 2)
  }
  return null
}

const sizeIn = (bytes: DataView): PictureSize | null => {
  if (bytes.getUint32(0) === 0x89504e47) return { width: bytes.getUint32(16), height: bytes.getUint32(20) }
  if (text(bytes, 0, 4) === 'GIF8')
    return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) }
  if (text(bytes, 0, 4) === 'RIFF') return webpSize(bytes)
  return bytes.getUint16(0) === 0xffd8 ? jpegSize(bytes) : null
}

/** A picture's size by its first bytes, before anything is unpacked; null where they do not say. */
export const pictureSizeOf = (head: Uint8Array): PictureSize | null => {
  try {
    return sizeIn(new DataView(head.buffer, head.byteOffset, head.byteLength))
  } catch {
    // It ends before it says.
    return null
  }
}
