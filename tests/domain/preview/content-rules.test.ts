import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { faultOfSignature } from '#domain/preview/file-signature.ts'
import { faultOfPackage, partsOf } from '#domain/preview/office-package.ts'
import { pictureSizeOf } from '#domain/preview/picture-size.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const PNG = '\x89PNG\r\n\x1a\n'
const ZIP = 'PK\x03\x04'
const OLE = '\xd0\xcf\x11\xe0'

test.each([
  ['pdf', '%PDF-1.7', null],
  ['pdf', '\r\n\r\n%PDF-1.4', null],
  ['pdf', 'nobody knows', null],
  ['pdf', ZIP, 'disguised'],
  ['pdf', '', 'empty'],
  ['image', PNG, null],
  ['image', 'GIF89a', null],
  ['image', 'RIFF1234WEBP', null],
  ['image', '<!DOCTYPE html><script>', 'disguised'],
  ['image', 'plain words', 'damaged'],
  ['docx', ZIP, null],
  ['docx', OLE, 'encrypted'],
  ['xlsx', OLE, 'encrypted'],
  ['xlsx', '%PDF-1.7', 'disguised'],
  ['docx', 'plain words', 'damaged'],
  ['video', '1234ftypisom', null],
  ['video', '\x1a\x45\xdf\xa3', null],
  ['video', 'plain words', null],
  ['video', PNG, 'disguised'],
  ['audio', 'ID3', null],
] as const)('as %s, what begins with %j is %s', (kind, head, fault) => {
  expect(faultOfSignature(kind, bytes(head))).toBe(fault)
})

describe('a picture says its size before it is unpacked', () => {
  const jpeg = bytes(
    '\xff\xd8\xff\xe0\x00\x04ab\xff\xdb\x00\x03c\xff\xc2\x00\x0b\x08\x00\x10\x01\x00\x01\x01\x11\x00',
  )
  test.each([
    ['png', bytes(`${PNG}\0\0\0\rIHDR\0\0\x2e\xe0\0\0\x2e\xe0`), { width: 12_000, height: 12_000 }],
    ['gif', bytes('GIF89a\x02\x01\x03\x00'), { width: 258, height: 3 }],
    ['jpeg', jpeg, { width: 256, height: 16 }],
    ['webp', bytes('RIFF0000WEBPVP8X\n\0\0\0\0\0\0\0\xff\x03\0\xff\x01\0'), { width: 1024, height: 512 }],
    ['jpeg that ends early', jpeg.subarray(0, 14), null],
    ['nothing known', bytes('plain words'), null],
    ['empty', new Uint8Array(), null],
  ])('%s', (_, head, size) => {
    expect(pictureSizeOf(head)).toEqual(size)
  })
})

describe('an office file is judged by its directory', () => {
  const packed = (...names: string[]) =>
    partsOf(zipSync(Object.fromEntries(names.map((name) => [name, bytes('<a/>')]))))

  test('which lists what is in it', () => {
    expect(packed('word/document.xml')).toEqual([
      { name: 'word/document.xml', method: 8, packed: 6, unpacked: 4, at: 0 },
    ])
  })

  test.each([
    ['docx', packed('word/document.xml'), null],
    ['docx', packed('xl/workbook.xml'), 'disguised'],
    ['docx', packed('ppt/presentation.xml'), 'damaged'],
    ['xlsx', packed('xl/workbook.xml'), null],
    ['xlsx', null, 'damaged'],
  ] as const)('%s', (kind, parts, fault) => {
    expect(faultOfPackage(kind, parts)).toBe(fault)
  })

  test('a zip bomb is refused before it is unpacked', () => {
    const part = { name: 'word/document.xml', method: 8, packed: 9, unpacked: 2 ** 31, at: 0 }
    expect(faultOfPackage('docx', [part])).toBe('tooLarge')
    expect(faultOfPackage('docx', Array(5001).fill({ ...part, unpacked: 1 }))).toBe('tooLarge')
  })

  test('cut off anywhere, it is damaged and nothing worse', () => {
    const whole = zipSync({ 'word/document.xml': bytes('<a/>'), 'word/media/1.png': bytes(PNG) })
    for (let length = 0; length < whole.length; length += 1) {
      expect(partsOf(whole.slice(0, length))).toBeNull()
    }
  })
})
