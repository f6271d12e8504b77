import { randomBytes } from 'node:crypto'
import { DeleteObjectCommand, GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadToStore } from '#infrastructure/upload/object-store-upload.ts'
import type { KeyedTarget } from '#infrastructure/upload/upload-target.ts'
import { inProject } from '#server/config/project-root.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { s3Bucket } from '#server/storage/s3-bucket.ts'
import { s3Sts } from '#server/storage/s3-sts.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { type Ceph, hasCeph, startCeph } from '#tests/support/ceph/ceph.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { axiosBackendTo } from './support/axios-backend.ts'
import { uploadContract } from './upload.contract.ts'

const isThere = hasCeph()
if (!isThere) process.stderr.write('Ceph is not on the PATH: uploads to a real object store are not tested\n')

const PART = 5 * 1024 * 1024
const FOLDER = 'incoming/7/'
const KEY = `${FOLDER}资料/a+b c.mp4`
const REFUSED = { ok: false, failure: { kind: 'rejected', reason: 'withdrawn', message: '' } }
const TAKEN = { ok: true, value: true }

/** R-upload-2, docs/decisions/0270. */
describe.skipIf(!isThere)('an object store that is real: Ceph', () => {
  const bytes = randomBytes(2 * PART + 1000)
  const film = new Blob([bytes])
  let ceph: Ceph
  let server: TestServer
  let place: KeyedTarget

  beforeAll(async () => {
    ceph = await startCeph()
    const { settings, roleArn } = ceph
    const sts = { endpoint: settings.endpoint ?? '', roleArn }
    const storage = await openStorage({
      seed: seedFilesFolder(),
      dataDirectory: inProject('.cache/test/ceph'),
      bucket: settings,
      direct: { provider: 's3', endpoint: null, sts },
    })
    server = await startTestServer({ storage })
    const { accessKeyId, accessKeySecret, securityToken } = await s3Sts(settings, sts)(FOLDER)
    place = {
      kind: 'keyed',
      dialect: 's3',
      address: `${settings.endpoint}/${settings.bucket}`,
      folder: FOLDER,
      bucket: settings.bucket,
      region: settings.region,
      keys: { accessKeyId, accessKeySecret, securityToken },
      clock: { lag: 0 },
      chunkSize: PART,
      until: null,
    }
  })
  afterAll(async () => {
    await server?.close()
    await ceph?.close()
  })

  const send = (content: Blob, change: Partial<KeyedTarget> = {}, key = KEY) => {
    const told: number[] = []
    const stop = new AbortController()
    const sent = uploadToStore(
      { place: { ...place, ...change }, key, content, begunHere: new Map() },
      (sum) => told.push(sum),
      stop.signal,
    )
    return { sent, told, stop }
  }
  const kept = async (key: string): Promise<Buffer> => {
    const { Body } = await ceph.client.send(new GetObjectCommand({ Bucket: place.bucket, Key: key }))
    return Buffer.from((await Body?.transformToByteArray()) ?? [])
  }

  it('takes a small file at once', async () => {
    const { sent, told } = send(film.slice(0, 1000), {}, `${FOLDER}small.mp4`)
    expect(await sent).toEqual(TAKEN)
    expect(told).toEqual([1000])
    expect((await kept(`${FOLDER}small.mp4`)).equals(bytes.subarray(0, 1000))).toBe(true)
  })

  it('takes parts, and tells a page that knows nothing of them which it has', async () => {
    const stop = new AbortController()
    const first = uploadToStore(
      { place, key: KEY, content: film, begunHere: new Map() },
      (sum) => {
        if (sum === PART) stop.abort(new Error('paused'))
      },
      stop.signal,
    )
    await expect(first).rejects.toThrow('paused')
    const { sent, told } = send(film)
    expect(await sent).toEqual(TAKEN)
    expect(told).toEqual([PART, 2 * PART, bytes.length])
    expect((await kept(KEY)).equals(bytes)).toBe(true)
    // Once it is whole nothing is sent again.
    expect(await send(film).sent).toEqual(TAKEN)
  })

  it('refuses keys that are not right, and right ones outside their folder', async () => {
    const { accessKeySecret } = place.keys
    for (const change of [
      { keys: { ...place.keys, accessKeySecret: `${accessKeySecret}x` } },
      { keys: { ...place.keys, accessKeyId: 'nobody' } },
      { keys: { ...place.keys, securityToken: '' } },
    ])
      expect(await send(film, change).sent).toEqual(REFUSED)
    expect(await send(film.slice(0, 10), {}, 'incoming/8/a.mp4').sent).toEqual(REFUSED)
    expect(await send(film, {}, 'incoming/8/a.mp4').sent).toEqual(REFUSED)
    expect(await send(film.slice(0, 10), {}, 'objects/a.mp4').sent).toEqual(REFUSED)
  })

  it("gives temporary keys that can neither read nor delete, not even the user's own", async () => {
    const { accessKeyId, accessKeySecret, securityToken } = place.keys
    const lent = new S3Client({
      endpoint: ceph.settings.endpoint ?? '',
      region: place.region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey: accessKeySecret, sessionToken: securityToken },
    })
    const named = { Bucket: place.bucket, Key: `${FOLDER}small.mp4` }
    for (const command of [new GetObjectCommand(named), new DeleteObjectCommand(named)]) {
      const refusal = await lent.send(command).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(S3ServiceException)
      expect((refusal as S3ServiceException).$metadata.httpStatusCode).toBe(403)
    }
  })

  it('is swept of what belongs to nobody', async () => {
    const key = `${FOLDER}left.mp4`
    const stop = new AbortController()
    const begun = uploadToStore(
      { place, key, content: film, begunHere: new Map() },
      () => stop.abort(new Error('gone')),
      stop.signal,
    )
    await expect(begun).rejects.toThrow('gone')
    const bucket = s3Bucket(ceph.settings)
    const later = new Date(Date.now() + 60_000)
    expect(await bucket.sweep(FOLDER, later, (path) => path === KEY)).toBe(2)
    expect(await bucket.head(KEY)).toMatchObject({ size: bytes.length })
    expect(await bucket.sweep(FOLDER, later, (path) => path === KEY)).toBe(0)
  })

  uploadContract(
    'axios, straight to Ceph',
    axiosBackendTo(async () => server.url),
  )
})
