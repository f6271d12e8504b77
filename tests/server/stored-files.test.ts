import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { s3Bucket } from '#server/storage/s3-bucket.ts'
import { folderStorage, type Storage } from '#server/storage/storage.ts'
import { readFileOf, removeFile, storeFile, withPlace } from '#server/storage/stored-files.ts'
import { startS3 } from '#tests/support/s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-kept-'))
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const KEPT = { disk: 'data', bucket: 'bucket' } as const

const brought = (bytes: Buffer) => {
  const place = join(folder, `brought-${Math.random()}`)
  writeFileSync(place, bytes)
  return { place, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() }
}

describe.each(['disk', 'bucket'] as const)('files kept in the %s', (kind) => {
  const storage = (): Storage =>
    folderStorage(
      { seed: folder, data: join(folder, kind) },
      kind === 'bucket' ? s3Bucket(s3.settings) : null,
    )

  test('are moved there whole, read wherever they lie, and removed as often as one likes', async () => {
    const bytes = randomBytes(300_000)
    const file = brought(bytes)
    const kept = await storeFile(storage(), file, 'objects/ab/课件.pdf')

    expect(kept).toEqual({ store: KEPT[kind], path: 'objects/ab/课件.pdf' })
    expect(existsSync(file.place)).toBe(false)
    expect((await buffer(await readFileOf(storage(), kept))).equals(bytes)).toBe(true)
    const lent = await withPlace(storage(), kept, async (place) => readFileSync(place))
    expect(lent.equals(bytes)).toBe(true)
    expect(
      existsSync(join(folder, kind, 'incoming')) ? readdirSync(join(folder, kind, 'incoming')) : [],
    ).toEqual([])

    await storeFile(storage(), brought(bytes), 'objects/ab/课件.pdf')
    await removeFile(storage(), kept)
    await removeFile(storage(), kept)
    await expect(readFileOf(storage(), kept).then(buffer)).rejects.toThrow()
  })
})

describe('a bucket', () => {
  const TEN = Buffer.from('0123456789')
  const sha256 = createHash('sha256').update(TEN).digest()
  const ten = () => brought(TEN)

  test('says how large a thing is and reads a part of it', async () => {
    const bucket = s3Bucket(s3.settings)
    await bucket.put('one', ten())
    expect(await bucket.head('one')).toEqual({ size: 10, modified: expect.any(Date) as unknown })
    expect(String(await buffer(await bucket.read('one', { start: 3, end: 5 })))).toBe('345')
    await bucket.remove('one')
    expect(await bucket.head('one')).toBe(null)
  })

  test('is told under its signature what the content is, so that it can refuse any other', async () => {
    const seen: IncomingMessage[] = []
    const store = createServer((request, response) => {
      seen.push(request)
      request.resume().on('end', () => response.end())
    }).listen(0, '127.0.0.1')
    await once(store, 'listening')
    const { port } = store.address() as AddressInfo
    await s3Bucket({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }).put('one', ten())
    store.close()
    expect(
      seen.map(({ method, url, headers }) => [method, url?.split('?')[0], headers['content-length']]),
    ).toEqual([['PUT', '/school/one', '10']])
    expect(seen[0]?.headers).toMatchObject({
      'x-amz-content-sha256': sha256.toString('hex'),
      authorization: expect.stringMatching(/SignedHeaders=[^,]*x-amz-content-sha256/) as unknown,
    })
  })
})
