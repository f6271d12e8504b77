import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { withoutMetadata } from '#server/modules/upload/picture-metadata.ts'
import { isPictureSuffix, pictureSize } from '#server/modules/upload/picture-size.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { inCorpus } from '#tests/support/corpus.ts'

const SECRET = '31.2304N 林晓 iPhone'

/** A block of Exif as phones write it: which way up, and where; in either order of bytes. */
const exif = (orientation: number, order: 'II' | 'MM' = 'II'): Buffer => {
  const short = (value: number) => (order === 'II' ? [value, 0] : [0, value])
  const long = (value: number) => (order === 'II' ? [value, 0, 0, 0] : [0, 0, 0, value])
  const tag = order === 'II' ? [0x12, 0x01] : [0x01, 0x12]
  const gps = order === 'II' ? [0x25, 0x88] : [0x88, 0x25]
  return Buffer.concat([
    Buffer.from(order),
    Buffer.from([...short(42), ...long(8), ...short(2)]),
    Buffer.from([...gps, ...short(4), ...long(1), ...long(38)]),
    Buffer.from([...tag, ...short(3), ...long(1), ...short(orientation), 0, 0]),
    Buffer.from([...long(0)]),
    Buffer.from(SECRET),
  ])
}
const upTo = (orientation: number): Buffer =>
  Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])

const segment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body])
const latin = (text: string) => Buffer.from(text, 'latin1')

const START = Buffer.from([0xff, 0xd8])
const END = Buffer.from([0xff, 0xd9])
const TABLES = segment(0xdb, Buffer.alloc(65, 7))
const FRAME = segment(0xc2, Buffer.from([8, 0, 3, 0, 2, 1, 1, 0x11, 0]))
const JFIF = segment(0xe0, latin('JFIF\0\x01\x02\0\0\x01\0\x01\0\0'))
const COLOURS = [
  segment(0xe2, latin('ICC_PROFILE\0\x01\x01profile')),
  segment(0xee, latin('Adobe\0d\0\0\0\0\0')),
]
/** Two scans, with stuffed zeros and a place to begin anew. */
const SCANS = [
  segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
  segment(0xc4, Buffer.alloc(20, 1)),
  segment(0xda, Buffer.from([1, 1, 0, 1, 63, 0])),
  Buffer.from([5, 0xff, 0, 6]),
]
const exifSegment = (tiff: Buffer) => segment(0xe1, Buffer.concat([latin('Exif\0\0'), tiff]))

describe('a JPEG', () => {
  test('loses all that it tells of its taking, and what hides behind its end', () => {
    const told = Buffer.concat([
      START,
      segment(0xe0, latin('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01abc')),
      exifSegment(exif(1)),
      segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
      segment(0xe2, latin('MPF\0more pictures')),
      ...COLOURS,
      segment(0xed, latin(`Photoshop 3.0\0${SECRET}`)),
      segment(0xfe, Buffer.from(SECRET)),
      TABLES,
      FRAME,
      ...SCANS,
      END,
      latin(`ftypmp42 ${SECRET}`),
    ])
    expect(withoutMetadata(told, 'jpg')).toEqual(
      Buffer.concat([START, JFIF, ...COLOURS, TABLES, FRAME, ...SCANS, END]),
    )
  })

  test.each([3, 6, 8] as const)('stays the right way up: %i', (orientation) => {
    for (const order of ['II', 'MM'] as const)
      expect(
        withoutMetadata(
          Buffer.concat([START, exifSegment(exif(orientation, order)), FRAME, ...SCANS, END]),
          'jpeg',
        ),
      ).toEqual(Buffer.concat([START, exifSegment(upTo(orientation)), FRAME, ...SCANS, END]))
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['another order', latin('XX\0\0\0\0\0\0')],
    ['a directory beyond its end', latin('MM\0*\0\0\xff\xff')],
    ['more entries than it has', Buffer.concat([exif(6).subarray(0, 20), Buffer.alloc(4)])],
    ['no such way', exif(9)],
  ])('whose Exif holds %s has none left', (_, tiff) => {
    expect(withoutMetadata(Buffer.concat([START, exifSegment(tiff), FRAME, ...SCANS, END]), 'jpg')).toEqual(
      Buffer.concat([START, FRAME, ...SCANS, END]),
    )
  })

  test('that breaks off ends where it did', () => {
    const whole = Buffer.concat([START, TABLES, FRAME, ...SCANS])
    for (let length = 2; length <= whole.length; length += 1) {
      const plain = withoutMetadata(whole.subarray(0, length), 'jpg')
      expect(whole.subarray(0, plain.length).equals(plain)).toBe(true)
    }
    expect(withoutMetadata(whole, 'jpg')).toEqual(whole)
  })
})

const chunk = (type: string, data: Buffer): Buffer => {
  const frame = Buffer.alloc(8)
  const body = Buffer.concat([latin(type), data])
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

test('a PNG keeps colours, movement and its way up, and loses texts and times', () => {
  const signature = latin('\x89PNG\r\n\x1a\n')
  const looks = ['IHDR', 'gAMA', 'iCCP', 'tRNS', 'pHYs', 'acTL', 'fcTL'].map((type) =>
    chunk(type, latin('abcd')),
  )
  const drawn = [chunk('IDAT', latin('pixels')), chunk('fdAT', latin('more')), chunk('IEND', latin(''))]
  const told = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX', 'iDOT'].map((type) =>
    chunk(type, Buffer.from(SECRET)),
  )
  expect(
    withoutMetadata(Buffer.concat([signature, ...looks, chunk('eXIf', exif(6)), ...told, ...drawn]), 'png'),
  ).toEqual(Buffer.concat([signature, ...looks, chunk('eXIf', upTo(6)), ...drawn]))
  expect(withoutMetadata(Buffer.concat([signature, chunk('eXIf', exif(1)), ...drawn]), 'png')).toEqual(
    Buffer.concat([signature, ...drawn]),
  )
})

test('a GIF keeps its pictures and how often they are shown, and loses remarks', () => {
  const block = (text: string) => Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)])
  const zero = Buffer.from([0])
  const header = Buffer.concat([latin('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6])])
  const loop = Buffer.concat([Buffer.from([0x21, 0xff]), block('NETSCAPE2.0'), block('\x01\0\0'), zero])
  const delay = Buffer.concat([Buffer.from([0x21, 0xf9]), block('\0\0\0\0'), zero])
  const image = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const xmp = Buffer.concat([Buffer.from([0x21, 0xff]), block('XMP DataXMP'), block(SECRET), zero])
  const remark = Buffer.concat([Buffer.from([0x21, 0xfe]), block(SECRET), zero])
  const trailer = Buffer.from([0x3b])
  expect(
    withoutMetadata(Buffer.concat([header, loop, xmp, remark, delay, image, remark, trailer]), 'gif'),
  ).toEqual(Buffer.concat([header, loop, delay, image, trailer]))
})

/** Of the demonstration, and those from outside where a folder of them is named. */
const FOLDERS = [join(seedFilesFolder(), 'resources'), inCorpus('media/image')].filter(existsSync)
const PICTURES = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))

test('pictures of many programs are as large as before, and no smaller the second time', () => {
  let seen = 0
  for (const place of PICTURES) {
    const suffix = place.split('.').at(-1) ?? ''
    const bytes = readFileSync(place)
    const size = isPictureSuffix(suffix) ? pictureSize(bytes, suffix) : null
    if (!isPictureSuffix(suffix) || size === null) continue
    const plain = withoutMetadata(bytes, suffix)
    expect([place, pictureSize(plain, suffix), withoutMetadata(plain, suffix).equals(plain)]).toEqual([
      place,
      size,
      true,
    ])
    seen += 1
  }
  expect(seen).toBeGreaterThan(10)
})
