import type { FileHandle } from 'node:fs/promises'

/** What is wrong with a film by the list of its tracks; null where nothing is, or nothing can be told. */
export type FilmFault =
  | { readonly kind: 'damaged' | 'encrypted' }
  | { readonly kind: 'unplayable'; readonly coding: string }

/** Codings of pictures that no browser shows, by their four letters. */
const UNPLAYABLE: Readonly<Record<string, string>> = {
  ...{ mp4v: 'MPEG-4 Part 2', mp1v: 'MPEG-1' },
  ...{ xvid: 'Xvid', divx: 'DivX', fmp4: 'MPEG-4 Part 2', mp2v: 'MPEG-2', 'vc-1': 'VC-1', wmv3: 'WMV' },
  ...{ apch: 'ProRes', apcn: 'ProRes', apcs: 'ProRes', apco: 'ProRes', ap4h: 'ProRes', ap4x: 'ProRes' },
  ...{ jpeg: 'Motion JPEG', mjpa: 'Motion JPEG', mjpb: 'Motion JPEG', mjpg: 'Motion JPEG' },
  ...{ s263: 'H.263', h263: 'H.263', svq1: 'Sorenson', svq3: 'Sorenson', cvid: 'Cinepak', 'rle ': 'RLE' },
  ...{ 'dvc ': 'DV', dvcp: 'DV', dvpp: 'DV', dv5n: 'DV', dvh5: 'DV', vvc1: 'H.266', vvi1: 'H.266' },
}

/** Of the list of tracks; hours of film have a few megabytes of it. */
const MAX_LIST = 32 * 1024 * 1024
const MAX_BOXES = 10_000

interface Box {
  readonly type: string
  /** Where its content begins, and where it ends. */
  readonly from: number
  readonly to: number
}

/** A box by its head of 16 bytes (8 where the file ends); null for what is none. */
const boxAt = (head: Buffer, at: number, end: number): Box | null => {
  if (head.length < 8) return null
  const size = head.readUInt32BE(0)
  const isLong = size === 1 && head.length >= 16
  const whole = isLong ? Number(head.readBigUInt64BE(8)) : size === 0 ? end - at : size
  const from = at + (isLong ? 16 : 8)
  return whole < from - at ? null : { type: head.toString('latin1', 4, 8), from, to: at + whole }
}

const boxesIn = (bytes: Buffer, from: number, to: number): readonly Box[] => {
  const boxes: Box[] = []
  for (let at = from; at < to && boxes.length < MAX_BOXES; ) {
    const box = boxAt(bytes.subarray(at, at + 16), at, to)
    if (box === null) break
    boxes.push({ ...box, to: Math.min(box.to, to) })
    at = box.to
  }
  return boxes
}

const boxIn = (bytes: Buffer, parent: Box | undefined, path: readonly string[]): Box | undefined =>
  path.reduce<Box | undefined>(
    (box, type) => box && boxesIn(bytes, box.from, box.to).find((child) => child.type === type),
    parent,
  )

/** What an `mp4v` entry is coded in, where its descriptor says that it is none of its own; null where it says nothing. */
const visualOf = (entry: Buffer): string | null => {
  let at = entry.indexOf('esds', 0, 'latin1') + 8
  /** Over the tag and the length of a descriptor, of which every byte but the last has its highest bit set. */
  const skip = (tag: number): boolean => {
    if (at < 8 || entry[at] !== tag) return false
    at += 1
    while (((entry[at] ?? 0) & 0x80) !== 0) at += 1
    at += 1
    return true
  }
  if (!skip(3)) return null
  at += 3
  const kind = skip(4) ? (entry[at] ?? 0) : 0
  if (kind >= 0x60 && kind <= 0x65) return 'mp2v'
  return { 0x6a: 'mp1v', 0x6c: 'mjpg' }[kind] ?? null
}

/** Four letters of the coding of each track of pictures. */
const codingsIn = (bytes: Buffer): readonly string[] => {
  const tracks = boxesIn(bytes, 0, bytes.length).filter(({ type }) => type === 'trak')
  return tracks.flatMap((track) => {
    const handler = boxIn(bytes, track, ['mdia', 'hdlr'])
    const list = boxIn(bytes, track, ['mdia', 'minf', 'stbl', 'stsd'])
    if (handler === undefined || list === undefined) return []
    if (bytes.toString('latin1', handler.from + 8, handler.from + 12) !== 'vide') return []
    // Version and count stand before the entries, the size of an entry before its letters.
    const letters = bytes.toString('latin1', list.from + 12, list.from + 16)
    return [letters === 'mp4v' ? (visualOf(bytes.subarray(list.from, list.to)) ?? letters) : letters]
  })
}

/** Seconds that a list of tracks says, of the whole film; 0 where it says nothing. */
const lengthIn = (bytes: Buffer): number => {
  const head = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'mvhd')
  if (head === undefined || head.to - head.from < 32) return 0
  const isLong = bytes[head.from] === 1
  const scale = bytes.readUInt32BE(head.from + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(head.from + 24)) : bytes.readUInt32BE(head.from + 16)
  // A length of all ones is one that is not known.
  return scale === 0 || length >= 0xffffffff ? 0 : length / scale
}

const readerOf =
  (file: FileHandle) =>
  async (from: number, length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  }

/** The length of a film in seconds by its boxes; 0 for what says none. */
export const filmLength = async (file: FileHandle, size: number): Promise<number> => {
  const read = readerOf(file)
  for (let at = 0, boxes = 0; at < size && boxes < MAX_BOXES; boxes += 1) {
    const box = boxAt(await read(at, 16), at, size)
    if (box === null) return 0
    if (box.type === 'moov') return lengthIn(await read(box.from, Math.min(box.to - box.from, MAX_LIST)))
    at = box.to
  }
  return 0
}

/** A film by its boxes: broken off before its tracks are listed, protected, or coded as no browser shows it. */
export const filmFault = async (file: FileHandle, size: number): Promise<FilmFault | null> => {
  const read = readerOf(file)
  for (let at = 0, boxes = 0; at < size && boxes < MAX_BOXES; boxes += 1) {
    const box = boxAt(await read(at, 16), at, size)
    if (box === null) return null
    if (box.type === 'moov') {
      const codings = codingsIn(await read(box.from, Math.min(box.to - box.from, MAX_LIST)))
      if (codings.includes('encv')) return { kind: 'encrypted' }
      const names = codings.map((coding) => UNPLAYABLE[coding.toLowerCase()])
      const [coding] = names
      return coding === undefined || names.includes(undefined) ? null : { kind: 'unplayable', coding }
    }
    // The list stands behind the pictures, and these do not even end.
    if (box.type === 'mdat' && box.to > size) return { kind: 'damaged' }
    at = box.to
  }
  return null
}
