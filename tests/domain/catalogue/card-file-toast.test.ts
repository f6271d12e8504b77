import { expect, it } from 'vitest'
import { toastOfDone, toastOfRefusal } from '#domain/catalogue/card-file-toast.ts'
import type { CardFileTask } from '#domain/catalogue/card-files.machine.ts'

const keep: CardFileTask = { kind: 'keep', content: { id: 3, type: 3, name: '浮力' } }
const download: CardFileTask = { ...keep, kind: 'download' }
const save: CardFileTask = {
  kind: 'save',
  content: { id: 3, name: '浮力.pptx', downloadUrl: '' },
  renew: null,
}

it('a copy is said under the name that it was given, a download is seen in the browser', () => {
  expect(toastOfDone(keep, { name: '浮力（2）.pptx' })).toEqual({ kind: 'kept', name: '浮力（2）.pptx' })
  expect(toastOfDone(download, { name: '浮力.pptx' })).toBe(null)
  expect(toastOfDone(save, { name: '浮力.pptx' })).toBe(null)
})

it.each([
  { kind: 'noFile' },
  { kind: 'gone' },
  { kind: 'unreachable' },
  null,
] as const)('why there is none is said: %o', (refusal) => {
  expect(toastOfRefusal(keep, refusal)).toEqual({ kind: 'notKept', name: '浮力', refusal })
  expect(toastOfRefusal(download, refusal)).toEqual({ kind: 'notDownloaded', name: '浮力', refusal })
  expect(toastOfRefusal(save, refusal)).toEqual({ kind: 'notDownloaded', name: '浮力.pptx', refusal })
})

it('of an expiry the session tells', () => {
  expect(toastOfRefusal(keep, { kind: 'expired' })).toBe(null)
})
