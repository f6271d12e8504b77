/** Which way up a picture is shown, as TIFF numbers it; 1 for as it is. */
const UPRIGHT = 1
const LAST = 8

const TAG = 0x0112
const SHORT = 3
const ENTRY_SIZE = 12

/** The orientation that a block of Exif (TIFF, without what a format writes before it) tells of; 1 where it tells of none. */
export const orientationIn = (tiff: Buffer): number => {
  const order = tiff.toString('latin1', 0, 2)
  if ((order !== 'II' && order !== 'MM') || tiff.length < 8) return UPRIGHT
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = long(4)
  if (directory + 2 > tiff.length) return UPRIGHT
  const fitting = Math.floor((tiff.length - directory - 2) / ENTRY_SIZE)
  for (let index = 0; index < Math.min(short(directory), fitting); index += 1) {
    const at = directory + 2 + index * ENTRY_SIZE
    if (short(at) !== TAG || short(at + 2) !== SHORT) continue
    const told = short(at + 8)
    return told > UPRIGHT && told <= LAST ? told : UPRIGHT
  }
  return UPRIGHT
}

/** A block of Exif that says this and nothing else; null where there is nothing to say. */
export const exifOf = (orientation: number): Buffer | null =>
  orientation === UPRIGHT
    ? null
    : Buffer.from([
        ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
        ...[0, 1, TAG >> 8, TAG & 255, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
        ...[0, 0, 0, 0],
      ])
