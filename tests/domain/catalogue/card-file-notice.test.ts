import { expect, it } from 'vitest'
import { noticeOfDone, noticeOfRefusal } from '#domain/catalogue/card-file-notice.ts'
import type { CardFileTask } from '#domain/catalogue/card-files.machine.ts'

const keep: CardFileTask = { kind: 'keep', content: { id: 3, type: 3, name: '浮力' } }
const download: CardFileTask = { ...keep, kind: 'download' }

it('a copy is said under the name that it was given, a download is seen in the browser', () => {
  expect(noticeOfDone(keep, { name: '浮力（2）.pptx' })).toEqual({ kind: 'kept', name: '浮力（2）.pptx' })
  expect(noticeOfDone(download, { name: '浮力.pptx' })).toBe(null)
})

it.each([
  { kind: 'noFile' },
  { kind: 'unreachable' },
  null,
] as const)('why there is none is said: %o', (refusal) => {
  expect(noticeOfRefusal(keep, refusal)).toEqual({ kind: 'notKept', name: '浮力', refusal })
  expect(noticeOfRefusal(download, refusal)).toEqual({ kind: 'notDownloaded', name: '浮力', refusal })
})

it('of an expiry the session tells', () => {
  expect(noticeOfRefusal(keep, { kind: 'expired' })).toBe(null)
})
