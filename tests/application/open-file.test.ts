import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ContentFault, FileContentPort } from '#application/preview/file-content.port.ts'
import type { FileReaders } from '#application/preview/file-readers.port.ts'
import { openFile } from '#application/preview/open-file.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { aFile } from '#tests/support/a-file.ts'

const nothing = () => Promise.resolve(failed('damaged' as const))
const signal = new AbortController().signal

const holding = (content: Uint8Array | ContentFault): FileContentPort => {
  const answer = (most: number) =>
    Promise.resolve(typeof content === 'string' ? failed(content) : success(content.subarray(0, most)))
  return { start: (_, most) => answer(most), whole: (_, most) => answer(most) }
}

const open = (
  kind: FileItem['previewKind'],
  content: Uint8Array | ContentFault,
  readers: Partial<FileReaders> = {},
) =>
  openFile(holding(content), { pdf: nothing, document: nothing, workbook: nothing, ...readers })(
    { file: aFile({ previewKind: kind }), password: '' },
    signal,
  )

const text = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0))
const BOMB = text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x2e\xe0\0\0\x2e\xe0')

test('what the server says of an address is how it stands with the file', async () => {
  expect(await open('pdf', 'converting')).toEqual({ state: 'converting' })
  expect(await open('pdf', 'expired')).toEqual({ state: 'failed', fault: 'expired' })
})

test('what is shown from the whole of a file begins with the whole', async () => {
  const begun: unknown[] = []
  const content: FileContentPort = {
    ...holding('missing'),
    start: async (_, __, ___, wholeFollows) => {
      begun.push(wholeFollows)
      return failed('missing')
    },
  }
  const readers = { pdf: nothing, document: nothing, workbook: nothing }
  for (const previewKind of ['image', 'docx', 'xlsx', 'pdf', 'video', 'audio'] as const)
    await openFile(content, readers)({ file: aFile({ previewKind }), password: '' }, signal)
  expect(begun).toEqual([true, true, true, false, false, false])
})

test('a picture of too many pixels never gets to the browser', async () => {
  expect(await open('image', BOMB)).toEqual({ state: 'failed', fault: 'tooDetailed' })
})

test('a PDF may be locked', async () => {
  const pdf = (fault: 'passwordNeeded' | 'passwordWrong') => ({ pdf: () => Promise.resolve(failed(fault)) })
  expect(await open('pdf', text('%PDF-'), pdf('passwordNeeded'))).toEqual({ state: 'locked', wrong: false })
  expect(await open('pdf', text('%PDF-'), pdf('passwordWrong'))).toEqual({ state: 'locked', wrong: true })
})

test('a reader gets the whole of an office file, once its directory is found right', async () => {
  const read: number[] = []
  const workbook: FileReaders['workbook'] = (content) => {
    read.push(content.byteLength)
    return Promise.resolve(success({ kind: 'xlsx', sheets: [], close: () => undefined }))
  }
  const noise = Uint8Array.from({ length: 400_000 }, (_, index) => (index * index * 31) % 251)
  const whole = zipSync({ 'xl/workbook.xml': noise }, { level: 0 })
  expect((await open('xlsx', whole, { workbook })).state).toBe('opened')
  const other = zipSync({ 'word/document.xml': text('<a/>') })
  expect(await open('xlsx', other, { workbook })).toEqual({ state: 'failed', fault: 'disguised' })
  expect(read).toEqual([whole.byteLength])
})
