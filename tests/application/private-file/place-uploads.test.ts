import { expect, test } from 'vitest'
import { placeUploads } from '#application/private-file/place-uploads.ts'
import { ALL_OWN_FILES } from '#domain/private-file/own-file-query.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { PEOPLE } from '#infrastructure/memory/content/people.ts'
import { memoryOwnFiles } from '#infrastructure/private-file/own-file.memory.ts'

const signal = new AbortController().signal
const content = new Blob(['课'])

const ownFiles = () => {
  const backend = createMemoryBackend()
  const [person] = PEOPLE
  if (person === undefined) throw new Error('nobody')
  const token = backend.openSession(person)
  return memoryOwnFiles(backend, { token: () => token, expired: () => undefined })
}

test('a folder that is uploaded is made anew only where it is not there yet', async () => {
  const port = ownFiles()
  const home = await port.createFolder('备课', 0, signal)
  if (!home.ok) throw new Error('no folder')
  const known = await port.createFolder('七年级', home.value, signal)
  if (!known.ok) throw new Error('no folder')
  const placed = await placeUploads(port)(
    [
      { name: '一.pdf', content, path: ['七年级'] },
      { name: '二.pdf', content, path: ['七年级', '上册'] },
      { name: '三.pdf', content, path: ['七年级', '上册'] },
      { name: '四.pdf', content, path: [] },
    ],
    home.value,
    signal,
  )
  const folders = await port.folders(signal)
  if (!folders.ok || !placed.ok) throw new Error('refused')
  const inner = folders.value.find(({ name }) => name === '上册')
  expect(folders.value.length).toBe(3)
  expect(inner?.parentId).toBe(known.value)
  expect(placed.value.map(({ name, directoryId }) => [name, directoryId])).toEqual([
    ['一.pdf', known.value],
    ['二.pdf', inner?.id],
    ['三.pdf', inner?.id],
    ['四.pdf', home.value],
  ])
})

test('nothing is uploaded into a folder that cannot be made', async () => {
  const port = ownFiles()
  const placed = await placeUploads(port)([{ name: '一.pdf', content, path: ['七年级'] }], 404, signal)
  expect(placed).toMatchObject({ ok: false, failure: { kind: 'rejected', reason: 'missing' } })
  expect(await port.view(ALL_OWN_FILES, signal)).toMatchObject({ ok: true, value: { folders: [] } })
})
