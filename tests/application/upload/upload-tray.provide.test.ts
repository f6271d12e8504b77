import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { provideUploadTray } from '#application/upload/upload-tray.provide.ts'
import { success } from '#domain/kernel/result.ts'
import type { UnfinishedUpload } from '#domain/upload/upload.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryUploads } from '#infrastructure/upload/upload-store.memory.ts'
import { memoryUploadTransport } from '#infrastructure/upload/upload-transport.memory.ts'
import { settle } from '#tests/support/deferred.ts'
import { aContent, anUpload } from '#tests/support/upload-files.ts'

const unanswered = () => new Promise<never>(() => undefined)

/** A tray of user 7 whose files are being read; what it says to the store is heard. */
const open = async (unfinished: readonly UnfinishedUpload[] = []) => {
  const store = memoryUploads(createMemoryBrowser())
  const keep = vi.spyOn(store, 'keep')
  const forget = vi.spyOn(store, 'forget')
  const openTray = async () => {
    const tray = createActor(
      provideUploadTray({
        transport: {
          ...memoryUploadTransport(createMemoryBackend(), { token: () => null, expired: () => undefined }),
          unfinished: async () => success(unfinished),
          discard: unanswered,
        },
        store,
        hash: { hash: unanswered },
        page: { watch: () => () => undefined },
        concurrency: unanswered,
      }),
    ).start()
    tray.send({ type: 'tray.open', userId: 7 })
    await settle()
    return tray
  }
  return { store, keep, forget, openTray, tray: await openTray() }
}

const chosen = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `k${index}`,
    name: `${index}.pdf`,
    content: aContent(),
    directoryId: 0,
  }))

it('writes a pause of all down at once, and the next page finds all of them paused', async () => {
  const { tray, keep, openTray } = await open()
  tray.send({ type: 'tray.add', files: chosen(109) })
  await settle()
  expect(keep.mock.calls.map(([records]) => records.length)).toEqual([109])
  tray.send({ type: 'tray.pauseAll' })
  await settle()
  expect(keep.mock.calls.map(([records]) => records.length)).toEqual([109, 109])
  const later = await openTray()
  expect(later.getSnapshot().context.entries.map(({ status }) => status)).toEqual(
    Array.from({ length: 109 }, () => 'paused'),
  )
})

it('writes no more than the last word on each', async () => {
  const { tray, keep, forget } = await open()
  tray.send({ type: 'tray.add', files: chosen(2) })
  tray.send({ type: 'tray.pauseAll' })
  tray.send({ type: 'tray.cancel', key: 'k1' })
  await settle()
  expect(keep.mock.calls.map(([records]) => records.map(({ key, isPaused }) => [key, isPaused]))).toEqual([
    [['k0', true]],
  ])
  expect(forget.mock.calls.map(([records]) => records.map(({ key }) => key))).toEqual([['k1']])
})

it('writes on while the server is slow to let one go', async () => {
  const { tray, store } = await open()
  await store.keep([anUpload({ key: 'u9', uploadId: 'u9' })])
  tray.send({ type: 'tray.close', why: 'signedOut' })
  tray.send({ type: 'tray.open', userId: 7 })
  await settle()
  tray.send({ type: 'tray.cancel', key: 'u9' })
  tray.send({ type: 'tray.add', files: chosen(1) })
  await settle()
  tray.send({ type: 'tray.pauseAll' })
  await settle()
  expect((await store.adopt(7)).map(({ key, isPaused }) => [key, isPaused])).toEqual([['k0', true]])
})

it('knows its own upload again where the page was closed before it heard how the server calls it', async () => {
  const hash = 'f'.repeat(64)
  const elsewhere = { uploadId: 'u1', name: '0.pdf', size: 100, received: 40, hash, directoryId: 0 }
  const { store, openTray } = await open([elsewhere])
  await store.keep([anUpload({ key: 'k0', name: '0.pdf', directoryId: 0, hash, isPaused: true })])
  const later = await openTray()
  expect(
    later
      .getSnapshot()
      .context.entries.map(({ record: { key, uploadId, sent }, status }) => [key, uploadId, sent, status]),
  ).toEqual([['k0', 'u1', 40, 'paused']])
})

it('shows nothing of what another page has on its way, and has it when that page is closed, and again after a freeze', async () => {
  const hash = 'f'.repeat(64)
  const elsewhere = { uploadId: 'u1', name: '0.pdf', size: 100, received: 40, hash, directoryId: 0 }
  const { store, openTray } = await open([elsewhere])
  const theirs = anUpload({ key: 'k0', name: '0.pdf', uploadId: 'u1', hash, isPaused: true })
  let told: (news: 'left' | 'frozen') => void = () => undefined
  let wake: () => void = () => undefined
  vi.spyOn(store, 'onOtherPages').mockResolvedValue([theirs])
  vi.spyOn(store, 'watchLeft').mockImplementation((userId, tell) => {
    told = tell
    expect(userId).toBe(7)
    return () => undefined
  })
  vi.spyOn(store, 'watchWake').mockImplementation((tell) => {
    wake = tell
    return () => undefined
  })
  const tray = await openTray()
  const rows = () =>
    tray.getSnapshot().context.entries.map(({ record: { key }, status }) => `${key} ${status}`)
  expect(rows()).toEqual([])
  await store.keep([theirs])
  told('left')
  await settle()
  expect(rows()).toEqual(['k0 paused'])
  told('frozen')
  expect(rows()).toEqual([])
  wake()
  await settle()
  expect(rows()).toEqual(['k0 paused'])
})
