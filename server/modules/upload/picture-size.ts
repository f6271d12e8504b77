/** Pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A picture from its first byte to its last; what follows is none of it. */
interface Picture extends PictureSize {
  /** Bytes. */
  readonly end: number
}

/** Walks over the bytes of a picture; a step past the end throws and means: this is no such picture. */
const start = (bytes: Buffer, signature: readonly string[]): number => {
  const found = signature.find((sign) => bytes.subarray(0, sign.length).toString('latin1') === sign)
  if (found === undefined) throw new RangeError('another signature')
  return found.length
}

/** Bits of a channel that each kind of colour may have; no browser decodes others. */
const PNG_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Length, type, data, checksum; the first chunk says how large, the last one ends the file. */
const readPng = (bytes: Buffer): Picture | null => {
  let at = start(bytes, ['\x89PNG\r\n\x1a\n'])
  if (bytes.toString('latin1', at + 4, at + 8) !== 'IHDR') return null
  if (PNG_DEPTHS[bytes.readUInt8(at + 17)]?.includes(bytes.readUInt8(at + 16)) !== true) return null
  const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
  for (let drawn = false; ; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    at += 12 + length
    if (type === 'IDAT') drawn = true
    if (type === 'IEND') return drawn && at <= bytes.length ? { ...size, end: at } : null
  }
}

/** Where blocks of a GIF that follow one another from here end. */
export const afterSubBlocks = (bytes: Buffer, from: number): number => {
  let at = from
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}

const COLOUR_TABLE = 0x80
/** Bytes. */
export const colourTableSize = (flags: number): number =>
  (flags & COLOUR_TABLE) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)

const TRAILER = 0x3b

/**
 * Extensions and images one after another up to the trailer. Once something was drawn, whatever is none of them ends the
 * picture as the trailer would: so browsers have it, and some programs leave a stray zero there.
 */
const readGif = (bytes: Buffer): Picture | null => {
  let at = start(bytes, ['GIF87a', 'GIF89a'])
  const size = { width: bytes.readUInt16LE(at), height: bytes.readUInt16LE(at + 2) }
  at += 7 + colourTableSize(bytes.readUInt8(at + 4))
  for (let drawn = false; ; ) {
    const kind = bytes.readUInt8(at)
    if (kind === 0x21) at = afterSubBlocks(bytes, at + 2)
    else if (kind === 0x2c) {
      at = afterSubBlocks(bytes, at + 11 + colourTableSize(bytes.readUInt8(at + 9)))
      drawn = true
    } else return drawn ? { ...size, end: at } : null
  }
}

/** SOF0 to SOF15 but the three tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments up to the first scan; what follows it is the picture itself, and what cameras put behind that. */
const readJpeg = (bytes: Buffer): Picture | null => {
  let at = start(bytes, ['\xff\xd8'])
  for (let size: PictureSize | null = null; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda) return size === null ? null : { ...size, end: bytes.length }
    if (isFrame(marker)) size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
}

const READERS = { png: readPng, gif: readGif, jpg: readJpeg, jpeg: readJpeg } as const

export type PictureSuffix = keyof typeof READERS

export const isPictureSuffix = (suffix: string): suffix is PictureSuffix => Object.hasOwn(READERS, suffix)

/** By its first bytes, which are no proof that the rest is one; null for no picture that is taken. */
export const pictureSuffixOf = (bytes: Uint8Array): 'png' | 'gif' | 'jpg' | null => {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (head.startsWith('\x89PNG')) return 'png'
  if (head.startsWith('GIF8')) return 'gif'
  return head.startsWith('\xff\xd8') ? 'jpg' : null
}

const readPicture = (bytes: Buffer, suffix: PictureSuffix): Picture | null => {
  try {
    return READERS[suffix](bytes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** How large a picture will be once it is decoded, by its own words; null for what is no picture of this kind. */
export const pictureSize = (bytes: Buffer, suffix: PictureSuffix): PictureSize | null => {
  const read = readPicture(bytes, suffix)
  return read === null ? null : { width: read.width, height: read.height }
}

/** The picture and nothing behind its end; the same bytes where nothing is there. */
export const withoutTail = (bytes: Buffer, suffix: PictureSuffix): Buffer => {
  const end = readPicture(bytes, suffix)?.end ?? bytes.length
  if (suffix !== 'gif') return end === bytes.length ? bytes : bytes.subarray(0, end)
  if (bytes[end] === TRAILER && end + 1 === bytes.length) return bytes
  return Buffer.concat([bytes.subarray(0, end), Buffer.from([TRAILER])])
}
