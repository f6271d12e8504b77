import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Account {
  readonly secret: string
  /** '' for keys that last. */
  readonly token: string
  /** What they may do, as their policy says it; null: everything. */
  readonly policy: string | null
}

/** Why a store says no. */
export class StoreRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly more: string

  constructor(status: number, code: string, more = '') {
    super(code)
    this.status = status
    this.code = code
    this.more = more
  }
}

export interface Asked {
  readonly request: IncomingMessage
  readonly url: URL
  readonly body: Buffer
}

const hex = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
const mac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const KINDS = {
  'AWS4-HMAC-SHA256': { secret: 'AWS4', ending: 'aws4_request', prefix: 'x-amz-', query: '=' },
  'OSS4-HMAC-SHA256': { secret: 'aliyun_v4', ending: 'aliyun_v4_request', prefix: 'x-oss-', query: '' },
} as const

const SKEW_MS = 15 * 60_000

const momentOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * Reads the Authorization header as Amazon and Aliyun document their version 4 and reckons it again from the request as it
 * came; answers whose keys signed it. `bucketBefore` stands before the path for Aliyun, whose addresses leave it out.
 */
export const signerOf = (
  { request, url, body }: Asked,
  accounts: ReadonlyMap<string, Account>,
  { now, bucketBefore = '' }: { now: () => number; bucketBefore?: string },
): Account => {
  const headers = request.headers as Readonly<Record<string, string | undefined>>
  const said = /^(AWS4-HMAC-SHA256|OSS4-HMAC-SHA256) (.*)$/.exec(headers['authorization'] ?? '')
  if (said === null) throw new StoreRefusal(403, 'AccessDenied')
  const algorithm = said[1] as keyof typeof KINDS
  const { secret, ending, prefix, query: noValue } = KINDS[algorithm]
  const isOss = algorithm.startsWith('OSS')
  const parts = Object.fromEntries(
    (said[2] ?? '').split(',').map((part) => part.trim().split(/=(.*)/s, 2) as [string, string]),
  )
  const [keyId = '', day = '', region = '', service = '', last = ''] = (parts['Credential'] ?? '').split('/')
  const account = accounts.get(keyId)
  if (account === undefined) throw new StoreRefusal(403, 'InvalidAccessKeyId')
  if (last !== ending) throw new StoreRefusal(403, 'AuthorizationHeaderMalformed')
  const date = headers[`${prefix}date`] ?? ''
  if (Math.abs(momentOf(date) - now()) > SKEW_MS)
    throw new StoreRefusal(
      403,
      'RequestTimeTooSkewed',
      `<ServerTime>${new Date(now()).toISOString()}</ServerTime>`,
    )
  if (!date.startsWith(day)) throw new StoreRefusal(403, 'SignatureDoesNotMatch')
  if ((headers[`${prefix}security-token`] ?? '') !== account.token)
    throw new StoreRefusal(403, 'InvalidSecurityToken')

  const payload = headers[`${prefix}content-sha256`] ?? (service === 'sts' ? hex(body) : '')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hex(body))
    throw new StoreRefusal(400, 'XAmzContentSHA256Mismatch')
  const sum = headers['content-md5']
  if (sum !== undefined && sum !== createHash('md5').update(body).digest('base64'))
    throw new StoreRefusal(400, 'BadDigest')

  const named = (parts[isOss ? 'AdditionalHeaders' : 'SignedHeaders'] ?? '').split(';').filter(Boolean)
  const always = Object.keys(headers).filter(
    (name) => name.startsWith(prefix) || (isOss && ['content-type', 'content-md5'].includes(name)),
  )
  if (!isOss && always.some((name) => !named.includes(name)))
    throw new StoreRefusal(403, 'AccessDenied', '<Message>headers that are not signed</Message>')
  if (!isOss && !named.includes('host')) throw new StoreRefusal(403, 'AuthorizationHeaderMalformed')
  const counted = [...new Set(isOss ? [...always, ...named] : named)].sort()
  const canonical = [
    request.method ?? '',
    bucketBefore + url.pathname,
    [...url.searchParams]
      .map(([name, value]) => strict(name) + (value === '' ? noValue : `=${strict(value)}`))
      .sort()
      .join('&'),
    ...counted.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    named.join(';'),
    payload,
  ].join('\n')
  const scope = [day, region, service, ending]
  const key = scope.reduce<Buffer | string>((from, word) => mac(from, word), secret + account.secret)
  const right = mac(key, [algorithm, date, scope.join('/'), hex(canonical)].join('\n'))
  if (!isSame(parts['Signature'] ?? '', right.toString('hex')))
    throw new StoreRefusal(403, 'SignatureDoesNotMatch')
  return account
}

/** Aliyun's RPC signature in a query, by which its token service is asked. */
export const checkRpc = (url: URL, accounts: ReadonlyMap<string, Account>): void => {
  const { Signature = '', ...rest } = Object.fromEntries(url.searchParams)
  const account = accounts.get(rest['AccessKeyId'] ?? '')
  if (account === undefined) throw new StoreRefusal(404, 'InvalidAccessKeyId.NotFound')
  const query = Object.entries(rest)
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&')
  const right = createHmac('sha1', `${account.secret}&`)
    .update(`GET&%2F&${strict(query)}`)
    .digest('base64')
  if (!isSame(Signature, right)) throw new StoreRefusal(400, 'SignatureDoesNotMatch')
}

interface Statement {
  readonly Action: readonly string[]
  readonly Resource: readonly string[]
  readonly Condition?: { readonly StringLike?: Readonly<Record<string, readonly string[]>> }
}

const fits = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text)

/** Whether these keys may: one of their statements has to say so. Actions without the name of the product before them. */
export const mayDo = (
  { policy }: Account,
  { action, resource, prefix }: { action: string; resource: string; prefix: string },
): boolean => {
  if (policy === null) return true
  const { Statement: statements } = JSON.parse(policy) as { readonly Statement: readonly Statement[] }
  return statements.some(
    ({ Action, Resource, Condition }) =>
      Action.some((one) => one.replace(/^\w+:/, '') === action) &&
      Resource.some((one) => fits(one.replace(/^(?:arn:aws:s3:::|acs:oss:\*:\*:)/, ''), resource)) &&
      Object.values(Condition?.StringLike ?? {}).every((patterns) => patterns.some((it) => fits(it, prefix))),
  )
}
