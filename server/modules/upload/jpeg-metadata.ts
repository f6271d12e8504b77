import { exifOf, orientationIn } from './orientation.ts'

const EXIF = 'Exif\0\0'
const JFIF = 'JFIF\0'
/** Marker, length, name, version, unit, densities, and how large the small picture behind it is. */
const JFIF_SIZE = 18

const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe

const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef
/** Stands alone, without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Inside a scan: a stuffed zero, or where decoding may begin anew. */
const isOfScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/** Of what programs add, only what changes how the picture looks. */
const applicationPart = (marker: number, segment: Buffer): Buffer | null => {
  const body = segment.subarray(4)
  const begins = (sign: string) => body.toString('latin1', 0, sign.length) === sign
  if (marker === 0xe0 && begins(JFIF) && segment.length >= JFIF_SIZE) {
    // The small picture inside may show what was cut off the large one.
    const plain = Buffer.from(segment.subarray(0, JFIF_SIZE))
    plain.writeUInt16BE(JFIF_SIZE - 2, 2)
    plain.writeUInt16BE(0, JFIF_SIZE - 2)
    return plain
  }
  if (marker === 0xe1 && begins(EXIF)) {
    const kept = exifOf(orientationIn(body.subarray(EXIF.length)))
    if (kept === null) return null
    const frame = Buffer.from([0xff, 0xe1, 0, 2 + EXIF.length + kept.length])
    return Buffer.concat([frame, Buffer.from(EXIF, 'latin1'), kept])
  }
  const isColour = (marker === 0xe2 && begins('ICC_PROFILE\0')) || (marker === 0xee && begins('Adobe'))
  return isColour ? segment : null
}

const scanEnd = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length && isOfScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2)
  return at < 0 ? bytes.length : at
}

/**
 * A JPEG without what it tells of where, when, with what and by whom it was taken, and without what hides behind its end.
 * No pixel is touched. One that breaks off ends where it did.
 */
export const withoutJpegMetadata = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2))
      break
    }
    if (isBare(marker)) {
      kept.push(bytes.subarray(at, at + 2))
      at += 2
      continue
    }
    if (at + 4 > bytes.length) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) break
    const segment = bytes.subarray(at, end)
    const part = isApplication(marker)
      ? applicationPart(marker, segment)
      : marker === COMMENT
        ? null
        : segment
    if (part !== null) kept.push(part)
    at = end
    if (marker !== SCAN) continue
    at = scanEnd(bytes, end)
    kept.push(bytes.subarray(end, at))
  }
  return Buffer.concat(kept)
}
