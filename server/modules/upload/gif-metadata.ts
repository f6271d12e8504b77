import { afterSubBlocks, colourTableSize } from './picture-size.ts'

const HEADER_SIZE = 13
const EXTENSION = 0x21
const IMAGE = 0x2c
const COMMENT = 0xfe
const APPLICATION = 0xff

/** How often a film of pictures is shown again, and its colours. */
const LOOKS: readonly string[] = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

/** A GIF without remarks and what programs left in it. No pixel is touched. */
export const withoutGifMetadata = (bytes: Buffer): Buffer => {
  let at = HEADER_SIZE + colourTableSize(bytes.readUInt8(10))
  const kept = [bytes.subarray(0, at)]
  for (;;) {
    const kind = bytes.readUInt8(at)
    if (kind !== EXTENSION && kind !== IMAGE) break
    const label = bytes.readUInt8(at + 1)
    const end =
      kind === EXTENSION
        ? afterSubBlocks(bytes, at + 2)
        : afterSubBlocks(bytes, at + 11 + colourTableSize(bytes.readUInt8(at + 9)))
    const isTold =
      kind === EXTENSION &&
      (label === COMMENT ||
        (label === APPLICATION && !LOOKS.includes(bytes.toString('latin1', at + 3, at + 14))))
    if (!isTold) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, bytes.subarray(at)])
}
