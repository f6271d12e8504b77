import { md5 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import axios, { type AxiosProgressEvent } from 'axios'
import type { SendFailure } from '#application/upload/upload-transport.port.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { rejectionOf, retryAfterMs } from '../http/rejection.ts'
import { encodePath, encodeQuery, signed } from './object-store-signature.ts'
import type { KeyedTarget } from './upload-target.ts'
import { SILENT_MS, whileMoving } from './while-moving.ts'

/** What has all left may lie for longer in what stands between, and a store that puts parts together takes its time. */
const ANSWER_MS = 120_000

export interface StoreResponse {
  readonly status: number
  readonly body: string
  readonly etag: string
  /** Milliseconds; null where none is named. */
  readonly retryAfter: number | null
}

/** The text of an element; '' where there is none. */
export const elementIn = (body: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Every element of a name, with what it holds. */
export const elementsIn = (body: string, name: string): readonly string[] =>
  [...body.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner]) => inner ?? '')

interface Sending {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array | FormData | string
}

/** Sends a request to a store, never with the session's token; an unreachable or silent store is `unreachable`. */
export const requestStore = (
  { method, address, headers, body }: Sending,
  progressed: (bytes: number) => void,
  leaving: AbortSignal,
): Promise<Result<StoreResponse, SendFailure>> =>
  whileMoving(leaving, async (signal, moved) => {
    try {
      const {
        status,
        data,
        headers: told,
      } = await axios.request<string>({
        adapter: ['xhr', 'fetch'],
        method,
        url: address,
        // Nothing but what was signed: the library has a type of its own for what names none.
        headers: { 'content-type': false, ...headers },
        data: body,
        signal,
        responseType: 'text',
        transformRequest: (sent: unknown) => sent,
        transformResponse: (text: unknown) => text,
        validateStatus: () => true,
        // Watching it, the platform's other way of sending leaves out the length, which a store demands.
        ...(typeof XMLHttpRequest === 'undefined'
          ? {}
          : {
              onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => {
                moved(loaded === total ? ANSWER_MS : SILENT_MS)
                progressed(loaded)
              },
              onDownloadProgress: () => moved(ANSWER_MS),
            }),
      })
      const etag: unknown = told['etag']
      return success({
        status,
        body: data ?? '',
        etag: typeof etag === 'string' ? etag : '',
        retryAfter: retryAfterMs(told['retry-after'], Date.now()),
      })
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (axios.isAxiosError(error)) return failed({ kind: 'unreachable' })
      throw error
    }
  })

/**
 * Maps a refusal of the store: expired keys are requested again, damaged parts are sent again. A store's 401, 403 or 409 is neither an expiry
 * of the session nor a conflict of names (R-wire-3, R-wire-4).
 */
export const refusalOf = ({
  status,
  retryAfter,
}: Pick<StoreResponse, 'status' | 'retryAfter'>): SendFailure => {
  if (status === 401 || status === 403) return { kind: 'rejected', reason: 'withdrawn', message: '' }
  if (status === 400 || status === 409 || status < 400) return { kind: 'unreadable' }
  return rejectionOf(status, '', retryAfter)
}

const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  // Browsers have their own only on pages that came by https.
  bytesToHex(
    globalThis.crypto?.subtle === undefined
      ? sha256(bytes)
      : new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  )

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

export interface StoreCall {
  readonly method: 'GET' | 'PUT' | 'POST'
  /** In the bucket; '' for the bucket itself. */
  readonly key: string
  readonly query: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

const addressed = ({ address, dialect }: KeyedTarget, { key, query }: StoreCall): string => {
  const asked = encodeQuery(query, dialect)
  return `${address}/${encodePath(key)}${asked === '' ? '' : `?${asked}`}`
}

/** What the store compares the bytes with: their hash under the signature, or a sum beside it. */
const covering = async ({ dialect }: KeyedTarget, body: Uint8Array<ArrayBuffer> | undefined) => {
  const bytes = body ?? new Uint8Array()
  const type: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/octet-stream' }
  if (dialect === 's3') return { payload: await sha256Of(bytes), headers: type }
  const sum: Record<string, string> = body === undefined ? {} : { 'content-md5': base64Of(md5(bytes)) }
  return { payload: 'UNSIGNED-PAYLOAD', headers: { ...type, ...sum } }
}

/** Signs and sends a request; if the device's clock is too far off, corrects it by the store's and tries once more. */
export const requestSigned = async (
  place: KeyedTarget,
  call: StoreCall,
  signal: AbortSignal,
  progressed: (bytes: number) => void = () => undefined,
): Promise<Result<StoreResponse, SendFailure>> => {
  const { method, key, query, body } = call
  const address = addressed(place, call)
  const { host, pathname } = new URL(place.address)
  const root = place.dialect === 'oss' ? `/${place.bucket}` : pathname.replace(/\/$/, '')
  const { payload, headers } = await covering(place, body)
  const ask = () =>
    requestStore(
      {
        method,
        address,
        headers: signed(place.dialect, place.keys, {
          method,
          path: `${root}/${key}`,
          query,
          headers,
          host,
          payload,
          region: place.region,
          at: new Date(Date.now() + place.clock.lag),
        }),
        ...(body === undefined ? {} : { body }),
      },
      progressed,
      signal,
    )
  const answered = await ask()
  if (!answered.ok || answered.value.status !== 403) return answered
  if (elementIn(answered.value.body, 'Code') !== 'RequestTimeTooSkewed') return answered
  const there = Date.parse(elementIn(answered.value.body, 'ServerTime'))
  if (Number.isNaN(there)) return answered
  place.clock.lag = there - Date.now()
  return ask()
}
