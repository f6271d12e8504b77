import axios, { type AxiosAdapter, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import type { Call, DataOf, RequestOf } from '#contract/call.ts'
import { INTENTION_HEADER } from '#contract/intention.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { fileAddressOf } from './file-address.ts'
import { type ResponseHead, readResponse, type WireResponse } from './read-response.ts'
import { retryAfterMs } from './rejection.ts'
import { fillPath, type PathParameters, queryOf } from './request-address.ts'

/** R-wire-1. */
export const REQUEST_TIMEOUT_MS = 60_000

export interface HttpOptions {
  /** Host of the API without a slash at the end, '' for the origin of the page. */
  readonly baseUrl: string
  /** Reads the stored token, at every request. */
  readonly token: () => string | null
  /** Called once for every answer that says the session has ended, with the token of the request. */
  readonly expired: (token: string, words?: string) => void
  /** The same for every answer that says the session may not do this. */
  readonly forbidden?: (token: string) => void
  /** Called for every failure, answered or not, with the call and the request's number if the server named one. */
  readonly failed?: (failure: Failure, name: string, number: string) => void
  readonly timeoutMs?: number
  /** A transport in place of the platform's. */
  readonly adapter?: AxiosAdapter | 'xhr' | 'http' | 'fetch'
}

/**
 * `outlivesPage`: what is sent arrives even when the page is left meanwhile (at most 64 KiB). `once`: no other attempt is made
 * for it, since its statechart asks again by itself or it changes something. `endsSession`: where it answers true the session
 * is over; calls that need one and begin meanwhile wait for the answer, and fail as expired without being sent when it was.
 */
export interface Sending {
  readonly outlivesPage?: boolean
  readonly once?: boolean
  readonly endsSession?: boolean
  /** The idempotency key of a write. R-wire-13 */
  readonly key?: string
}

/** A request outside the contract. */
export interface FormRequest extends AxiosRequestConfig, Pick<Sending, 'key'> {
  readonly url: string
  readonly timeout: number
  /** The intention of a write, equal for equal writes; gives it an idempotency key. */
  readonly intends?: object
}

/** The one client of the API. R-wire-1, R-wire-5. */
export interface Http {
  /**
   * Makes a call of the contract. Never rejects for what can be foreseen; an aborted call rejects with the signal's
   * reason and is neither a failure nor an expiry.
   */
  call<C extends Call>(
    call: C,
    request: RequestOf<C>,
    signal: AbortSignal,
    sending?: Sending,
  ): Promise<Result<DataOf<C>, Failure>>
  /** The same, with Message and Data. */
  answer<C extends Call>(
    call: C,
    request: RequestOf<C>,
    signal: AbortSignal,
    sending?: Sending,
  ): Promise<Result<WireResponse<DataOf<C>>, Failure>>
  /** Sends a request outside the contract (form-upload.ts) with the current token; `read` interprets the answer. */
  send<T>(
    request: FormRequest,
    read: (head: ResponseHead, body: unknown) => Result<T, Failure>,
    signal: AbortSignal,
  ): Promise<Result<T, Failure>>
  /** Resolves an address of a picture or file of the wire; '' for anything that cannot be loaded. */
  fileAddress(address: string): string
}

interface Payload {
  readonly params?: PathParameters
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Uses fetch, which can keep a request alive after its page is gone. */
const OUTLIVING = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const

const headOf = ({ status, headers }: AxiosResponse<unknown>): ResponseHead => ({
  status,
  retryAfter: retryAfterMs(headers['retry-after'], Date.now()),
})

export const createHttp = (options: HttpOptions): Http => {
  const client = axios.create({
    baseURL: options.baseUrl,
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    paramsSerializer: { serialize: queryOf },
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
    ...(options.adapter === undefined ? {} : { adapter: options.adapter }),
  })

  const send = async (
    request: AxiosRequestConfig,
    token: string | null,
    signal: AbortSignal,
    key?: string,
  ): Promise<Result<AxiosResponse<unknown>, Failure>> => {
    signal.throwIfAborted()
    try {
      const headers = {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { [INTENTION_HEADER]: key }),
      }
      return success(await client.request<unknown>({ ...request, headers, signal }))
    } catch (error) {
      signal.throwIfAborted()
      if (!axios.isAxiosError(error)) throw error
      return failed({ kind: error.code === 'ETIMEDOUT' ? 'timedOut' : 'unreachable' })
    }
  }

  /** Reports an expiry or a missing right, once per answer. */
  const heard = <T>(read: Result<T, Failure>, token: string | null): Result<T, Failure> => {
    if (read.ok || token === null) return read
    const { failure } = read
    if (failure.kind === 'expired') options.expired(token, failure.telling && failure.message)
    if (failure.kind === 'forbidden') options.forbidden?.(token)
    return read
  }

  const noteFailure = (
    path: string,
    sent: Result<AxiosResponse<unknown>, Failure>,
    read: Result<unknown, Failure>,
  ): void => {
    if (read.ok) return
    // The name of a call is the last segment of its path before the parameters.
    const name = path.replace(/\/:.*/, '').replace(/.*\//, '')
    options.failed?.(read.failure, name, sent.ok ? String(sent.value.headers['x-request-id'] ?? '') : '')
  }

  /** The last log-out: its session, and whether that has ended. */
  let logOut: { readonly token: string | null; readonly isOver: Promise<boolean> } | null = null

  /** Whether the call would arrive after the log-out of its session. R-session-6. */
  const isTooLate = async (call: Call, token: string | null): Promise<boolean> =>
    call.access === 'session' && logOut?.token === token && (await logOut.isOver)

  const exchange = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    token: string | null,
    signal: AbortSignal,
    sending: Sending,
  ): Promise<Result<WireResponse<DataOf<C>>, Failure>> => {
    const { params, query, body } = request as Payload
    const sent = await send(
      {
        method: call.method,
        url: fillPath(call.path, params),
        params: query,
        // A POST without a body would otherwise be sent as an empty form, which JSON servers refuse.
        data: call.method === 'POST' ? (body ?? {}) : body,
        ...(sending.outlivesPage && options.adapter === undefined ? OUTLIVING : {}),
      },
      token,
      signal,
      sending.key,
    )
    const read = sent.ok ? readResponse(headOf(sent.value), sent.value.data, call.data) : sent
    noteFailure(call.path, sent, read)
    return heard(read as Result<WireResponse<DataOf<C>>, Failure>, token)
  }

  const answer: Http['answer'] = async (call, request, signal, sending = {}) => {
    const token = options.token()
    if (!sending.endsSession && (await isTooLate(call, token))) return failed({ kind: 'expired' })
    const answered = exchange(call, request, token, signal, sending)
    if (sending.endsSession)
      logOut = {
        token,
        isOver: answered.then(
          (read) => read.ok && read.value.data === true,
          () => false,
        ),
      }
    return answered
  }

  return {
    answer,
    send: async (request, read, signal) => {
      const token = options.token()
      const timeout = options.timeoutMs ?? request.timeout
      const sent = await send({ ...request, timeout }, token, signal, request.key)
      const said = sent.ok ? read(headOf(sent.value), sent.value.data) : sent
      noteFailure(request.url, sent, said)
      return heard(said, token)
    },
    call: async (call, request, signal, sending) => {
      const read = await answer(call, request, signal, sending)
      return read.ok ? success(read.value.data) : read
    },
    fileAddress: fileAddressOf(options.baseUrl),
  }
}
