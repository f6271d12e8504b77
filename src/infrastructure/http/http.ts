import axios, { type AxiosAdapter, type AxiosResponse } from 'axios'
import type { Call, DataOf, RequestOf } from '#contract/call.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { fileAddressOf } from './file-address.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import { fillPath, type PathParameters, queryOf } from './request-address.ts'

/** Spec §9. */
export const REQUEST_TIMEOUT_MS = 60_000

export interface HttpOptions {
  /** Host of the API without a slash at the end, '' for the origin of the page. */
  readonly baseUrl: string
  /** The stored token, asked for anew at every request. */
  readonly token: () => string | null
  /** Told once for every answer that says the session is over, with the token the request carried. */
  readonly expired: (token: string) => void
  readonly timeoutMs?: number
  /** Another way to send than the platform's own. */
  readonly adapter?: AxiosAdapter | 'xhr' | 'http' | 'fetch'
}

/** `outlivesPage`: what is sent arrives even when the page is left meanwhile (at most 64 KiB). */
export interface Sending {
  readonly outlivesPage?: boolean
}

/** The one client of the API. Spec §7, §8. */
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
  /** The same, with the Message beside the Data. */
  answer<C extends Call>(
    call: C,
    request: RequestOf<C>,
    signal: AbortSignal,
    sending?: Sending,
  ): Promise<Result<Answer<DataOf<C>>, Failure>>
  /** An address of a picture or file as the wire names it, made whole; '' for what is no address to load from. */
  fileAddress(address: string): string
}

interface Payload {
  readonly params?: PathParameters
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The browser's own keeps a request alive after its page is gone; the platform's other ways cannot. */
const OUTLIVING = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const

export const createHttp = (options: HttpOptions): Http => {
  const client = axios.create({
    baseURL: options.baseUrl,
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    paramsSerializer: { serialize: queryOf },
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
    ...(options.adapter === undefined ? {} : { adapter: options.adapter }),
  })

  const send = async (
    call: Call,
    { params, query, body }: Payload,
    token: string | null,
    signal: AbortSignal,
    sending: Sending,
  ): Promise<Result<AxiosResponse<unknown>, Failure>> => {
    const url = fillPath(call.path, params)
    signal.throwIfAborted()
    try {
      const response = await client.request<unknown>({
        method: call.method,
        url,
        params: query,
        // A POST that says everything in its address would otherwise go out as an empty form, which no server of JSON takes.
        data: call.method === 'POST' ? (body ?? {}) : body,
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        signal,
        ...(sending.outlivesPage && options.adapter === undefined ? OUTLIVING : {}),
      })
      return success(response)
    } catch (error) {
      signal.throwIfAborted()
      if (!axios.isAxiosError(error)) throw error
      return failed({ kind: error.code === 'ETIMEDOUT' ? 'timedOut' : 'unreachable' })
    }
  }

  const answer: Http['answer'] = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    signal: AbortSignal,
    sending: Sending = {},
  ) => {
    const token = options.token()
    const sent = await send(call, request as Payload, token, signal, sending)
    if (!sent.ok) return sent
    const read = readAnswer(sent.value.status, sent.value.data, call.data)
    if (!read.ok && read.failure.kind === 'expired' && token !== null) options.expired(token)
    return read as Result<Answer<DataOf<C>>, Failure>
  }

  return {
    answer,
    call: async (call, request, signal, sending) => {
      const read = await answer(call, request, signal, sending)
      return read.ok ? success(read.value.data) : read
    },
    fileAddress: fileAddressOf(options.baseUrl),
  }
}
