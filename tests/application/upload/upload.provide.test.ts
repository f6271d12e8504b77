import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideUpload } from '#application/upload/upload.provide.ts'
import { failed } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { memoryUploadTransport } from '#infrastructure/upload/upload-transport.memory.ts'
import { settle } from '#tests/support/deferred.ts'
import { aContent, anUpload } from '#tests/support/upload-files.ts'

test('two uploads run at once, the others when one ends; one that left the queue holds nobody up', async () => {
  const caller = { token: () => null, expired: () => undefined }
  const logic = provideUpload({
    transport: memoryUploadTransport(createMemoryBackend(), caller),
    hash: { hash: () => new Promise(() => undefined) },
    concurrency: pLimit(2),
  })
  const uploads = ['a', 'b', 'c', 'd', 'e'].map((key) =>
    createActor(logic, { input: { record: anUpload({ key }) } }).start(),
  )
  const running = async () => {
    await settle()
    return uploads.flatMap((upload) => {
      const { value, context } = upload.getSnapshot()
      return JSON.stringify(value) === '{"active":"hashing"}' ? [context.record.key] : []
    })
  }
  expect(await running()).toEqual(['a', 'b'])
  uploads[2]?.send({ type: 'upload.pause' })
  uploads[0]?.send({ type: 'upload.pause' })
  expect(await running()).toEqual(['b', 'd'])
  uploads[1]?.send({ type: 'upload.pause' })
  expect(await running()).toEqual(['d', 'e'])
  uploads[0]?.send({ type: 'upload.resume' })
  uploads[3]?.send({ type: 'upload.pause' })
  expect(await running()).toEqual(['a', 'e'])
})

test('a file that cannot be hashed for want of the code waits, and is not called another one', async () => {
  const caller = { token: () => null, expired: () => undefined }
  const logic = provideUpload({
    transport: memoryUploadTransport(createMemoryBackend(), caller),
    hash: { hash: async () => failed({ kind: 'unreachable' }) },
    concurrency: pLimit(1),
  })
  const content = aContent(30)
  const upload = createActor(logic, { input: { record: anUpload({ content }) } }).start()
  await waitFor(upload, (snapshot) => snapshot.matches('retrying'))
  expect(upload.getSnapshot().context).toMatchObject({ isWrongFile: false, record: { content } })
  upload.stop()
})
