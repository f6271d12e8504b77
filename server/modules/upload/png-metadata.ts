import { crc32 } from 'node:zlib'
import { exifOf, orientationIn } from './orientation.ts'

const SIGNATURE_SIZE = 8

/** Of the chunks that a picture can do without, those that change how it looks: colours, transparency, size, movement. */
const LOOKS: readonly string[] = [
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST', 'sPLT', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]

/** The case of its first letter says whether a picture can do without a chunk. */
const isNeeded = (type: string): boolean => /^[A-Z]/.test(type)

const chunkOf = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG without texts, times and what else it tells of its making. No pixel is touched. */
export const withoutPngMetadata = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, SIGNATURE_SIZE)]
  let at = SIGNATURE_SIZE
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (isNeeded(type) || LOOKS.includes(type)) kept.push(bytes.subarray(at, end))
    if (type === 'eXIf') {
      const exif = exifOf(orientationIn(bytes.subarray(at + 8, end - 4)))
      if (exif !== null) kept.push(chunkOf(type, exif))
    }
    at = end
  }
  return Buffer.concat(kept)
}
