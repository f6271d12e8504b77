import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '#server/storage/s3-bucket.ts'
import { answerCrossOrigin, type CrossOriginRule } from './cross-origin.ts'
import { takeForm } from './forms.ts'
import { objects } from './objects.ts'
import { type Account, type Asked, checkRpc, mayDo, StoreRefusal, signerOf } from './signatures.ts'

export const ROOT = { id: 'ROOTKEY', secret: 'root/secret+of=tests' } as const
const BUCKET = 'school'

export interface StoreMood {
  /** How many of the next requests that bring bytes break off half-way. */
  cuts: number
  /** How many of the next answers are lost although the store did what was asked. */
  deaf: number
  /** Milliseconds by which the store's clock is ahead of ours. */
  ahead: number
  /** How many of the next requests that bring bytes are put off: the store is busy (503). */
  busy: number
  /** What a request waits for before it is looked at, by its line in the log without the status. */
  wait: (told: string) => Promise<void>
  /** What pages of other origins may do; null: nothing, as in a new bucket. */
  rule: CrossOriginRule | null
  /** Every request as it was answered: `PUT /school/a?partNumber=1 200`. */
  readonly log: string[]
  /** What browsers asked beforehand: `OPTIONS /school/a?partNumber=1 PUT 204`. */
  readonly preflights: string[]
}

interface Made {
  /** The bucket answers at the root of the address, as Aliyun's do; else its name stands in the path. */
  readonly bucketAtRoot?: boolean
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * An object store that believes nobody: version 4 of both signatures, with the payload and its sum, session tokens and what
 * their policy allows, the store's own time, sizes of parts, forms with their policy, and AssumeRole of both kinds.
 */
export const startStrictStore = async ({ bucketAtRoot = false }: Made = {}) => {
  const mood: StoreMood = {
    cuts: 0,
    deaf: 0,
    ahead: 0,
    busy: 0,
    wait: async () => undefined,
    rule: null,
    log: [],
    preflights: [],
  }
  const now = () => Date.now() + mood.ahead
  const held = objects(now)
  const accounts = new Map<string, Account>([[ROOT.id, { secret: ROOT.secret, token: '', policy: null }]])

  const assume = (policy: string) => {
    const id = `STS${randomUUID().replaceAll('-', '')}`
    const account = { secret: randomUUID(), token: randomUUID(), policy }
    accounts.set(id, account)
    return { id, ...account, until: new Date(now() + 3600_000).toISOString() }
  }

  const answerSts = (asked: Asked): string => {
    const form = new URLSearchParams(asked.body.toString())
    if (form.get('Action') !== 'AssumeRole') throw new StoreRefusal(400, 'InvalidAction')
    signerOf(asked, accounts, { now })
    const { id, secret, token, until } = assume(form.get('Policy') ?? '')
    return `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials><AccessKeyId>${id}</AccessKeyId><SecretAccessKey>${secret}</SecretAccessKey><SessionToken>${token}</SessionToken><Expiration>${until}</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`
  }

  const answerAliyunSts = (url: URL): string => {
    checkRpc(url, accounts)
    const { id, secret, token, until } = assume(url.searchParams.get('Policy') ?? '')
    return JSON.stringify({
      Credentials: { AccessKeyId: id, AccessKeySecret: secret, SecurityToken: token, Expiration: until },
    })
  }

  const act = (asked: Asked, response: ServerResponse): string | Buffer => {
    const { request, url, body } = asked
    const path = decodeURIComponent(url.pathname)
    const { method = '' } = request
    const query = url.searchParams
    if (query.get('Action') === 'AssumeRole') return answerAliyunSts(url)
    if (method === 'POST' && path === '/' && !(request.headers['content-type'] ?? '').includes('multipart'))
      return answerSts(asked)
    const within = bucketAtRoot ? path : path.replace(new RegExp(`^/${BUCKET}(?=/|$)`), '')
    if (!bucketAtRoot && within === path) throw new StoreRefusal(404, 'NoSuchBucket')
    const key = within.replace(/^\//, '')
    if (method === 'POST' && key === '') {
      response.statusCode = 204
      return takeForm({ asked, accounts, held, bucket: BUCKET, now })
    }
    const isOss = (request.headers['authorization'] ?? '').startsWith('OSS4')
    const bucketBefore = isOss && bucketAtRoot ? `/${BUCKET}` : ''
    const account = signerOf(asked, accounts, { now, bucketBefore })
    const allow = (...actions: readonly string[]) => {
      const resource = key === '' ? BUCKET : `${BUCKET}/${key}`
      // Of what is begun stores know no condition by prefix.
      const prefix = query.has('uploads') ? '' : (query.get('prefix') ?? '')
      if (!actions.some((action) => mayDo(account, { action, resource, prefix })))
        throw new StoreRefusal(403, 'AccessDenied')
    }
    const id = query.get('uploadId')
    if (method === 'GET' && key === '') {
      const isBegun = query.has('uploads')
      if (isBegun) allow('ListBucketMultipartUploads', 'ListMultipartUploads')
      else allow('ListBucket', 'ListObjects')
      const prefix = query.get('prefix') ?? ''
      if (!isBegun) return held.list(prefix, query.get('continuation-token') ?? '')
      return held.listBegun(
        prefix,
        [query.get('key-marker'), query.get('upload-id-marker')].filter(Boolean).join(' '),
      )
    }
    if (method === 'GET' && id !== null) {
      allow('ListMultipartUploadParts', 'ListParts')
      return held.listParts(key, id)
    }
    if (method === 'GET' || method === 'HEAD') {
      allow('GetObject')
      const { bytes, etag, at } = held.read(key)
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
      const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes
      response.statusCode = range ? 206 : 200
      response.setHeader('etag', etag)
      response.setHeader('last-modified', at.toUTCString())
      response.setHeader('content-length', part.length)
      return method === 'HEAD' ? '' : part
    }
    if (method === 'DELETE') {
      allow(id === null ? 'DeleteObject' : 'AbortMultipartUpload')
      response.statusCode = 204
      if (id === null) held.kept.delete(key)
      else held.abort(key, id)
      return ''
    }
    allow('PutObject')
    if (method === 'PUT') {
      const number = query.get('partNumber')
      if (request.headers['content-length'] === undefined) throw new StoreRefusal(411, 'MissingContentLength')
      response.setHeader(
        'etag',
        id !== null && number !== null ? held.putPart(key, id, Number(number), body) : held.put(key, body),
      )
      return ''
    }
    if (method === 'POST' && query.has('uploads')) return held.begin(key)
    if (method === 'POST' && id !== null) return held.complete(key, id, body.toString())
    throw new StoreRefusal(405, 'MethodNotAllowed')
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isAllowed = answerCrossOrigin(request, response, mood.rule)
    const url = new URL(request.url ?? '/', 'http://store')
    if (request.method === 'OPTIONS') {
      const status = isAllowed ? 204 : 403
      const wanted = request.headers['access-control-request-method'] ?? ''
      mood.preflights.push(`OPTIONS ${url.pathname}${url.search} ${wanted} ${status}`)
      response.writeHead(status).end()
      return
    }
    if (mood.cuts > 0 && request.method === 'PUT') {
      mood.cuts -= 1
      request.socket.destroy()
      return
    }
    const body = await bodyOf(request)
    const told = `${request.method} ${url.pathname}${url.search}`
    await mood.wait(told)
    // The page has given up on it meanwhile: of a request that was broken off a store keeps nothing.
    if (response.destroyed) return
    try {
      if (mood.busy > 0 && request.method === 'PUT') {
        mood.busy -= 1
        throw new StoreRefusal(503, 'SlowDown')
      }
      const text = act({ request, url, body }, response)
      mood.log.push(`${told} ${response.statusCode}`)
      if (mood.deaf > 0) {
        mood.deaf -= 1
        request.socket.destroy()
        return
      }
      response.end(text)
    } catch (error) {
      if (!(error instanceof StoreRefusal)) throw error
      mood.log.push(`${told} ${error.status} ${error.code}`)
      response.statusCode = error.status
      response.setHeader('content-type', 'application/xml')
      response.end(request.method === 'HEAD' ? '' : `<Error><Code>${error.code}</Code>${error.more}</Error>`)
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: S3Settings = {
    endpoint: url,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: ROOT.id,
    secretAccessKey: ROOT.secret,
    pathStyle: true,
  }
  return {
    url,
    settings,
    mood,
    objects: held,
    accounts,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type StrictStore = Awaited<ReturnType<typeof startStrictStore>>
