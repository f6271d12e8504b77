import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What tells the two signatures of version 4 apart; all else they have in common. */
interface Dialect {
  readonly algorithm: string
  readonly secretPrefix: string
  readonly service: string
  readonly ending: string
  /** Of the headers that are the store's own. */
  readonly prefix: string
}

/**
 * `s3`: AWS Signature Version 4, which every S3-compatible store takes. `oss`: Aliyun's own, with `aliyun_v4_request`
 * (help.aliyun.com, "Include a V4 signature in the Authorization request header").
 */
export const DIALECTS = {
  s3: {
    algorithm: 'AWS4-HMAC-SHA256',
    secretPrefix: 'AWS4',
    service: 's3',
    ending: 'aws4_request',
    prefix: 'x-amz-',
  },
  oss: {
    algorithm: 'OSS4-HMAC-SHA256',
    secretPrefix: 'aliyun_v4',
    service: 'oss',
    ending: 'aliyun_v4_request',
    prefix: 'x-oss-',
  },
} as const satisfies Record<string, Dialect>

export type DialectName = keyof typeof DIALECTS

export interface StoreKeys {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** '' for keys that are no short-lived ones. */
  readonly securityToken: string
}

export interface ToSign {
  readonly method: 'GET' | 'PUT' | 'POST'
  /** As the address has it, or for `oss` with the bucket before it: not yet encoded. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** In lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly host: string
  /** Hexadecimal SHA-256 of the body, or UNSIGNED-PAYLOAD. */
  readonly payload: string
  readonly region: string
  readonly at: Date
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export const encodePath = (path: string): string => path.split('/').map(encode).join('/')

/** In the order in which it is signed; `oss` writes no sign of equality where there is no value. */
export const encodeQuery = (query: Readonly<Record<string, string>>, dialect: DialectName): string =>
  Object.entries(query)
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => (dialect === 'oss' && value === '' ? name : `${name}=${value}`))
    .join('&')

const mac = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text))

/** The headers of a request with its signature among them. */
export const signed = (
  name: DialectName,
  keys: StoreKeys,
  { method, path, query, headers, host, payload, region, at }: ToSign,
): Record<string, string> => {
  const { algorithm, ending, prefix, secretPrefix, service } = DIALECTS[name]
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const sent: Record<string, string> = {
    ...headers,
    [`${prefix}content-sha256`]: payload,
    [`${prefix}date`]: time,
    ...(keys.securityToken === '' ? {} : { [`${prefix}security-token`]: keys.securityToken }),
  }
  const isSigned = (header: string) =>
    header.startsWith(prefix) || header === 'content-type' || header === 'content-md5'
  const canonical = Object.entries(name === 's3' ? { ...sent, host } : sent)
    .filter(([header]) => header === 'host' || isSigned(header))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  // Aliyun names only what is signed beyond the usual, which is nothing here.
  const named = name === 's3' ? canonical.map(([header]) => header).join(';') : ''
  const request = [
    method,
    encodePath(path),
    encodeQuery(query, name),
    ...canonical.map(([header, value]) => `${header}:${value.trim()}`),
    '',
    named,
    payload,
  ].join('\n')
  const scope = `${day}/${region}/${service}/${ending}`
  const text = [algorithm, time, scope, bytesToHex(sha256(utf8ToBytes(request)))].join('\n')
  const key = [region, service, ending].reduce(
    mac,
    mac(utf8ToBytes(secretPrefix + keys.accessKeySecret), day),
  )
  const credential = `${algorithm} Credential=${keys.accessKeyId}/${scope}`
  const names = named === '' ? '' : `, SignedHeaders=${named}`
  return { ...sent, authorization: `${credential}${names}, Signature=${bytesToHex(mac(key, text))}` }
}
