import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultOf, inspect } from '#server/modules/upload/file-kind.ts'
import { A_PNG } from '#tests/support/a-workbook.ts'
import { aDocx } from '#tests/support/office-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-causes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is said of it; null for what is taken. */
const causeOf = async (suffix: string, bytes: Buffer): Promise<string | null> => {
  const place = join(folder, `file.${suffix}`)
  writeFileSync(place, bytes)
  const inspection = await inspect(place, bytes.length, suffix)
  return inspection.kind === 'fits' ? null : faultOf(inspection)
}

const DAMAGED = '文件已损坏或不完整，请重新保存后再上传'
const ENCRYPTED = '文件设了打开密码，请取消密码后再上传'

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([size, Buffer.from(type, 'latin1'), ...content])
}
const zeros = (count: number): Buffer => Buffer.alloc(count)
const FILM = box('ftyp', Buffer.from('isom\0\0\0\0', 'latin1'))
const PICTURES = box('mdat', zeros(100))

/** A track of pictures, or of sound, in a coding of four letters; `rest` of its entry. */
const track = (coding: string, kind = 'vide', rest = zeros(70)): Buffer =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', zeros(8), Buffer.from(kind, 'latin1'), zeros(12)),
      box('minf', box('stbl', box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(coding, rest)))),
    ),
  )
const filmOf = (...tracks: readonly Buffer[]): Buffer =>
  Buffer.concat([FILM, PICTURES, box('moov', ...tracks)])

/** What an entry of `mp4v` says that it is in truth. */
const descriptor = (kind: number): Buffer =>
  Buffer.concat([
    zeros(70),
    box('esds', zeros(4), Buffer.from([3, 0x80, 0x80, 0x80, 20, 0, 1, 0, 4, 15, kind]), zeros(10)),
  ])

const unplayable = (coding: string): string =>
  `视频用的是 ${coding} 编码，浏览器不能播放；请转成 H.264 编码后再上传`

test.each([
  ['H.264 with sound', filmOf(track('mp4a', 'soun'), track('avc1')), null],
  ['H.265, which many browsers show', filmOf(track('hvc1')), null],
  ['AV1', filmOf(track('av01')), null],
  ['a coding that nobody here knows', filmOf(track('qqqq')), null],
  ['sound alone', filmOf(track('mp4a', 'soun')), null],
  ['ProRes', filmOf(track('apcn'), track('mp4a', 'soun')), unplayable('ProRes')],
  ['MPEG-4 Part 2', filmOf(track('mp4v', 'vide', descriptor(0x20))), unplayable('MPEG-4 Part 2')],
  ['MPEG-2', filmOf(track('mp4v', 'vide', descriptor(0x61))), unplayable('MPEG-2')],
  ['Motion JPEG', filmOf(track('mp4v', 'vide', descriptor(0x6c))), unplayable('Motion JPEG')],
  ['protected', filmOf(track('encv')), ENCRYPTED],
  ['a film that breaks off before its tracks', Buffer.concat([FILM, PICTURES.subarray(0, 50)]), DAMAGED],
  ['a film that breaks off behind them', filmOf(track('avc1')).subarray(0, -20), null],
  ['boxes without end', Buffer.concat([FILM, zeros(64)]), null],
])('a film is refused for what is wrong with it, or taken: %s', async (_, bytes, cause) => {
  expect(await causeOf('mp4', bytes)).toBe(cause)
})

/** One page, locked by an owner's password as by the dictionary. */
const locked = (lock: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n4 0 obj<</Filter/Standard/P -44${lock}>>endobj\ntrailer<</Root 1 0 R/Size 5/Encrypt 4 0 R/ID[<0123456789abcdef0123456789abcdef><00>]>>\n%%EOF`,
  )

const SALTS = '11223344556677888877665544332211'
const R2_OPEN =
  '/V 1/R 2/O<c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab>/U<970a09b725b6bfe3a63743309e5bcfcedfd799a6fa1d90cfcb3cf1efc790d4c8>'

// Made once by the standard's own steps, and seen to open or not in pdf.js.
test.each([
  ['revision 2, for everybody', R2_OPEN, null],
  [
    'revision 2, under a password',
    '/V 1/R 2/O<80f90f1e8e973a677fbd30224a7387b0ec2a39ca098a6660a62e403d2cdfe1b5>/U<d285b429e2eb6e0d1981126b089a3572ca753d297c7bd3a50abdb11d1f3b7fbd>',
    ENCRYPTED,
  ],
  [
    'revision 3, for everybody',
    `/V 2/R 3/Length 128/O<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>/U<a4e8c7246e9cda22b7fdab9b75004e87${'00'.repeat(16)}>`,
    null,
  ],
  [
    'revision 3, under a password',
    `/V 2/R 3/Length 128/O<1fb285051f081398dcb19f7d256bd6bd2e1bd702c69e6511feb6cb17b2d031eb>/U<769751079763a074e966d3d3f11b59b3${'00'.repeat(16)}>`,
    ENCRYPTED,
  ],
  [
    'revision 6, for everybody',
    `/V 5/R 6/O<00>/U<a2c3f538af12f3ed1ef75e57bbdadb6eae425d47b3548917738b2ae9a801706f${SALTS}>`,
    null,
  ],
  [
    'revision 6, under a password',
    `/V 5/R 6/O<00>/U<0ae4d992c562f2610b5cc5e60ee3ff475904c62bc28154358fc6c8723739d947${SALTS}>`,
    ENCRYPTED,
  ],
  ['a lock that nobody here knows', '/Filter/Other', null],
  ['strings that never end', '/R 3/O(((((/U(', null],
])('a PDF is refused where nobody sees it without a password: %s', async (_, lock, cause) => {
  expect(await causeOf('pdf', locked(lock))).toBe(cause)
})

test('a picture of colours that no browser knows is damaged, not shown as a broken one', async () => {
  const with8 = (at: number, value: number): Buffer => {
    const bytes = Buffer.from(A_PNG)
    bytes.writeUInt8(value, at)
    return bytes
  }
  expect(await causeOf('png', A_PNG)).toBe(null)
  // Three bits of a channel, no bits, ninety-nine; colours of kind 1.
  for (const odd of [with8(24, 3), with8(24, 0), with8(24, 99), with8(25, 1)])
    expect(await causeOf('png', odd)).toBe(DAMAGED)
})

const DOCUMENT = Buffer.from(aDocx(['一、选择题']))

test.each([
  ['a line end behind it', Buffer.concat([DOCUMENT, Buffer.from('\n')]), null],
  ['much behind it', Buffer.concat([DOCUMENT, Buffer.alloc(60_000, 'x')]), null],
  ['its end and more broken off', DOCUMENT.subarray(0, -30), DAMAGED],
  ['its last byte broken off', DOCUMENT.subarray(0, -1), DAMAGED],
  ['a comment that is longer than the file', DOCUMENT.with(-2, 9), DAMAGED],
])('a document is taken where office programs open it, and refused where they do not: %s', async (_, bytes, cause) => {
  expect(await causeOf('docx', Buffer.from(bytes))).toBe(cause)
})
