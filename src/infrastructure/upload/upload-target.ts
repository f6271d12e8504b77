import type * as z from 'zod/mini'
import type { getAliOssSetting } from '#contract/upload.ts'
import { parsedUrl } from '#domain/kernel/parsed-url.ts'
import { amountOf, flagOf, textOf } from '../http/wire-values.ts'
import type { DialectName, StoreKeys } from './object-store-signature.ts'

/** Where the wire does not say. */
const CHUNK_BYTES = 8 * 1024 * 1024

/** No store takes smaller parts than this, but for the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024

interface Place {
  /** Bytes in one request. */
  readonly chunkSize: number
  /** Milliseconds since 1970; null where the wire does not say. */
  readonly until: number | null
}

/** The server itself, by tus. */
export interface ServerTarget extends Place {
  readonly kind: 'server'
  readonly address: string
}

interface OfStore extends Place {
  readonly dialect: DialectName
  /** Of the bucket, without a slash at the end. */
  readonly address: string
  /** With a slash at the end, or empty. */
  readonly folder: string
}

/** An object store by keys: in parts, each signed here. */
export interface KeyedTarget extends OfStore {
  readonly kind: 'keyed'
  readonly bucket: string
  readonly region: string
  readonly keys: StoreKeys
  /** How far this device's clock is behind the store's, in milliseconds, as far as was heard. */
  readonly clock: { lag: number }
}

/** An object store by a policy that was signed for us: one form for the whole file. */
export interface FormTarget extends OfStore {
  readonly kind: 'form'
  readonly accessKeyId: string
  readonly securityToken: string
  readonly policy: string
  readonly signature: string
}

export type StoreTarget = KeyedTarget | FormTarget
export type UploadTarget = ServerTarget | StoreTarget

type Setting = z.output<typeof getAliOssSetting.data>

const withScheme = (address: string): string =>
  address === '' || /^https?:\/\//i.test(address) ? address : `https://${address.replace(/^\/+/, '')}`

/** Host is where the bucket answers; else Endpoint with the bucket's name in the path or before the host. */
const bucketAddress = ({ Host, Endpoint, Bucket, PathStyle }: Setting): string => {
  const whole = withScheme(textOf(Host))
  if (parsedUrl(whole) !== null) return whole.replace(/\/+$/, '')
  const endpoint = parsedUrl(withScheme(textOf(Endpoint)))
  if (endpoint === null) return ''
  const { protocol, host, pathname } = endpoint
  const path = pathname.replace(/\/+$/, '')
  return flagOf(PathStyle)
    ? `${protocol}//${host}${path}/${textOf(Bucket)}`
    : `${protocol}//${textOf(Bucket)}.${host}${path}`
}

/** Aliyun's own addresses name the region; its signature wants it without `oss-`. */
const regionOf = ({ Region, Endpoint, Host }: Setting, dialect: DialectName): string => {
  const said = textOf(Region)
  if (dialect === 's3') return said || 'us-east-1'
  const named = /(?:^|[./])(?:s3\.)?oss-([a-z]+-[a-z0-9-]+?)(?:-internal)?\.aliyuncs\.com/.exec(
    `${textOf(Endpoint)} ${textOf(Host)}`,
  )
  return said.replace(/^oss-/, '') || (named?.[1] ?? '')
}

const storePlace = (setting: Setting, dialect: DialectName, place: Place): StoreTarget | null => {
  const address = bucketAddress(setting)
  const accessKeyId = textOf(setting.AccessKeyId)
  if (address === '' || accessKeyId === '') return null
  const folder = textOf(setting.Dir).replace(/^\/+|\/+$/g, '')
  const chunkSize = Math.max(MIN_PART_BYTES, place.chunkSize)
  const store = { ...place, chunkSize, dialect, address, folder: folder === '' ? '' : `${folder}/` }
  const accessKeySecret = textOf(setting.AccessKeySecret)
  const securityToken = textOf(setting.SecurityToken)
  if (accessKeySecret !== '') {
    const keys = { accessKeyId, accessKeySecret, securityToken }
    return {
      ...store,
      kind: 'keyed',
      bucket: textOf(setting.Bucket),
      region: regionOf(setting, dialect),
      keys,
      clock: { lag: 0 },
    }
  }
  const policy = textOf(setting.Policy)
  const signature = textOf(setting.Signature)
  return policy === '' || signature === ''
    ? null
    : { ...store, kind: 'form', accessKeyId, securityToken, policy, signature }
}

/** Where getaliosssetting sends uploads; null for what names no place. */
export const uploadTargetOf = (
  setting: Setting,
  fileAddress: (address: string) => string,
): UploadTarget | null => {
  const until = Date.parse(textOf(setting.Expiration))
  const place = {
    chunkSize: amountOf(setting.ChunkSize) || CHUNK_BYTES,
    until: Number.isNaN(until) ? null : until,
  }
  const provider = textOf(setting.Provider).toLowerCase()
  if (provider === 'oss' || provider === 's3') return storePlace(setting, provider, place)
  const address = fileAddress(textOf(setting.UploadUrl))
  return provider === 'local' && address !== '' ? { ...place, kind: 'server', address } : null
}
