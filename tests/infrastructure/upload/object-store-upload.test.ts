import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getAliOssSetting } from '#contract/upload.ts'
import { uploadToStore } from '#infrastructure/upload/object-store-upload.ts'
import { type StoreTarget, uploadTargetOf } from '#infrastructure/upload/upload-target.ts'
import { ROOT, type StrictStore, startStrictStore } from '#tests/support/strict-store/strict-store.ts'

const MEBIBYTE = 1024 * 1024
const PART = 5 * MEBIBYTE
const KEY = '资料/a+b c.mp4'

const storeAt = (setting: object): StoreTarget => {
  const place = uploadTargetOf(z.parse(getAliOssSetting.data, setting), () => '')
  if (place === null || place.kind === 'server') throw new Error('no store')
  return place
}

const bytes = randomBytes(2 * PART + 1000)
const film = new Blob([bytes])

const KEYS = { AccessKeyId: ROOT.id, AccessKeySecret: ROOT.secret, ChunkSize: PART }

describe.each([
  { provider: 's3', region: 'us-east-1' },
  { provider: 'oss', region: 'oss-cn-hangzhou' },
])('a file that is sent straight to a store by the keys of $provider', ({ provider, region }) => {
  let store: StrictStore
  let setting: object
  let begunHere: Map<string, string>

  beforeAll(async () => {
    store = await startStrictStore({ bucketAtRoot: provider === 'oss' })
    setting =
      provider === 'oss'
        ? { ...KEYS, Provider: provider, Host: store.url, Bucket: 'school', Region: region }
        : {
            ...KEYS,
            Provider: provider,
            Endpoint: store.url,
            Bucket: 'school',
            Region: region,
            PathStyle: true,
          }
  })
  beforeEach(() => {
    store.objects.kept.clear()
    store.objects.begun.clear()
    Object.assign(store.mood, { cuts: 0, deaf: 0, ahead: 0 })
    store.mood.log.length = 0
    begunHere = new Map()
  })
  afterAll(() => store.close())

  const send = (
    content: Blob,
    {
      change = {},
      told = [],
      signal = new AbortController().signal,
    }: {
      change?: object
      told?: number[]
      signal?: AbortSignal
    } = {},
  ) =>
    uploadToStore(
      { place: storeAt({ ...setting, ...change }), key: KEY, content, begunHere },
      (sent) => told.push(sent),
      signal,
    )

  const partsSent = () => store.mood.log.filter((line) => /^PUT .*partNumber.* 200$/.test(line)).length

  it('arrives whole, in parts, and is told of as it goes', async () => {
    const told: number[] = []
    expect(await send(film, { told })).toEqual({ ok: true, value: true })
    expect(store.objects.read(KEY).bytes.equals(bytes)).toBe(true)
    expect(told).toEqual([0, PART, 2 * PART, bytes.length])
    expect(partsSent()).toBe(3)
  })

  it('goes at once when it is one part, with a store that compares every byte', async () => {
    const content = new Blob([bytes.subarray(0, 1000)])
    expect(await send(content)).toEqual({ ok: true, value: true })
    expect(store.mood.log).toEqual([expect.stringMatching(/^PUT .* 200$/)])
    expect(store.objects.read(KEY).bytes.equals(bytes.subarray(0, 1000))).toBe(true)
  })

  it('goes on after a line that broke, also on a page that knows nothing of it', async () => {
    const stop = new AbortController()
    const told: number[] = []
    const first = uploadToStore(
      { place: storeAt(setting), key: KEY, content: film, begunHere },
      (sent) => {
        told.push(sent)
        if (sent === PART) stop.abort(new Error('paused'))
      },
      stop.signal,
    )
    await expect(first).rejects.toThrow('paused')
    store.mood.cuts = 1
    begunHere = new Map()
    expect(await send(film)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    begunHere = new Map()
    const again: number[] = []
    expect(await send(film, { told: again })).toEqual({ ok: true, value: true })
    expect(again[0]).toBe(PART)
    expect(partsSent()).toBe(3)
    expect(store.objects.read(KEY).bytes.equals(bytes)).toBe(true)
  })

  it('is not sent twice when the last answer was lost', async () => {
    const told: number[] = []
    store.mood.deaf = 0
    const sent = uploadToStore(
      { place: storeAt(setting), key: KEY, content: film, begunHere },
      (sum) => {
        told.push(sum)
        // The list of parts is the answer after the last part, the completion the one after that.
        if (sum === bytes.length) store.mood.deaf = 2
      },
      new AbortController().signal,
    )
    expect(await sent).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    expect(await send(film)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    expect(await send(film)).toEqual({ ok: true, value: true })
    expect(await send(film)).toEqual({ ok: true, value: true })
    expect(partsSent()).toBe(3)
  })

  it("keeps to the store's time where this device's clock is wrong", async () => {
    store.mood.ahead = -3 * 3600_000
    expect(await send(film)).toEqual({ ok: true, value: true })
    expect(store.mood.log.filter((line) => line.includes('RequestTimeTooSkewed'))).toHaveLength(1)
  })

  it('is refused without right keys, which ends no session', async () => {
    for (const change of [{ AccessKeySecret: 'wrong' }, { AccessKeyId: 'nobody' }, { SecurityToken: 'none' }])
      expect(await send(film, { change })).toEqual({
        ok: false,
        failure: { kind: 'rejected', reason: 'withdrawn', message: '' },
      })
    expect(store.objects.kept.size + store.objects.begun.size).toBe(0)
  })

  it('that cannot be read any more is lost, and nothing wrong arrives', async () => {
    const gone = { size: film.size, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }
    expect(await send(gone as unknown as Blob)).toEqual({ ok: false, failure: { kind: 'lost' } })
    expect(store.objects.kept.size).toBe(0)
  })
})

describe('a file that is sent by a form', () => {
  let store: StrictStore
  beforeAll(async () => {
    store = await startStrictStore()
  })
  afterAll(() => store.close())

  const policyOf = (conditions: readonly unknown[]) =>
    Buffer.from(
      JSON.stringify({ expiration: new Date(Date.now() + 60_000).toISOString(), conditions }),
    ).toString('base64')
  const usual = [{ bucket: 'school' }, ['starts-with', '$key', 'own/'], ['content-length-range', 1, 2000]]
  const sha1 = (policy: string) => createHmac('sha1', ROOT.secret).update(policy).digest('base64')

  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const credential = `${ROOT.id}/${day}/us-east-1/s3/aws4_request`
  const version4 = (policy: string) =>
    createHmac(
      'sha256',
      [day, 'us-east-1', 's3', 'aws4_request'].reduce<Buffer | string>(
        (key, word) => createHmac('sha256', key).update(word).digest(),
        `AWS4${ROOT.secret}`,
      ),
    )
      .update(policy)
      .digest('hex')

  it.each([
    { name: 's3, version 2', Provider: 's3', conditions: usual, sign: sha1 },
    {
      name: 's3, version 4',
      Provider: 's3',
      conditions: [
        ...usual,
        { 'x-amz-credential': credential },
        ['eq', '$x-amz-algorithm', 'AWS4-HMAC-SHA256'],
        { 'x-amz-date': `${day}T000000Z` },
      ],
      sign: version4,
    },
    { name: 'oss', Provider: 'oss', conditions: usual, sign: sha1 },
  ])('under a policy of $name is taken, and one beyond it is not', async ({ Provider, conditions, sign }) => {
    const Policy = policyOf(conditions)
    const place = storeAt({
      Provider,
      Host: `${store.url}/school`,
      Bucket: 'school',
      AccessKeyId: ROOT.id,
      Policy,
      Signature: sign(Policy),
    })
    const send = (key: string, size: number) =>
      uploadToStore(
        { place, key, content: new Blob([bytes.subarray(0, size)]), begunHere: new Map() },
        () => undefined,
        new AbortController().signal,
      )
    expect(await send('own/a.mp4', 1000)).toEqual({ ok: true, value: true })
    expect(store.objects.read('own/a.mp4').bytes.equals(bytes.subarray(0, 1000))).toBe(true)
    const refused = { ok: false, failure: { kind: 'rejected', reason: 'withdrawn', message: '' } }
    expect(await send('own/b.mp4', 2001)).toEqual(refused)
    expect(await send('others/a.mp4', 10)).toEqual(refused)
    expect([...store.objects.kept.keys()]).toEqual(['own/a.mp4'])
  })
})

describe('where a setting sends uploads', () => {
  const at = (setting: object) =>
    uploadTargetOf(z.parse(getAliOssSetting.data, setting), (address) => address)

  it('is the host that it names, or the endpoint with the bucket', () => {
    const keys = { Provider: 'oss', AccessKeyId: 'k', AccessKeySecret: 's', Bucket: 'b' }
    expect(at({ ...keys, Endpoint: 'oss-cn-beijing.aliyuncs.com', Dir: '/a/b/' })).toMatchObject({
      address: 'https://b.oss-cn-beijing.aliyuncs.com',
      region: 'cn-beijing',
      folder: 'a/b/',
    })
    expect(at({ ...keys, Host: '//files.school.cn/', Region: 'oss-cn-hangzhou' })).toMatchObject({
      address: 'https://files.school.cn',
      region: 'cn-hangzhou',
      folder: '',
    })
    const s3 = { ...keys, Provider: 's3', Endpoint: 'http://10.0.0.2:9000' }
    expect(at({ ...s3, PathStyle: true })).toMatchObject({ address: 'http://10.0.0.2:9000/b' })
    expect(at(s3)).toMatchObject({ address: 'http://b.10.0.0.2:9000', region: 'us-east-1' })
  })

  it('is nowhere without keys, without an address and for a provider that nobody knows', () => {
    expect(at({ Provider: 's3', Host: 'https://a.cn' })).toBe(null)
    expect(at({ Provider: 's3', Host: 'https://a.cn', AccessKeyId: 'k', Policy: 'p' })).toBe(null)
    expect(at({ Provider: 'oss', AccessKeyId: 'k', AccessKeySecret: 's' })).toBe(null)
    expect(at({ Provider: 'ftp', UploadUrl: '/api/upload' })).toBe(null)
    expect(at({ Provider: 'local' })).toBe(null)
  })
})
