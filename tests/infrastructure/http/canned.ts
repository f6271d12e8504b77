import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { createHttp, type Http } from '#infrastructure/http/http.ts'

export interface Canned {
  readonly http: Http
  /** What was sent, in order. */
  readonly sent: InternalAxiosRequestConfig[]
  /** The tokens told to be expired, in order. */
  readonly expired: string[]
  /** What failed, by the name of its call, with the number of its request. */
  readonly failures: string[]
}

/** The client over a wire that always answers the same; `body` is what arrived, as text or already read. */
export const canned = (
  body: unknown,
  status = 200,
  token: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): Canned => {
  const sent: InternalAxiosRequestConfig[] = []
  const expired: string[] = []
  const failures: string[] = []
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config)
    const data = typeof body === 'string' ? body : JSON.stringify(body)
    return { data, status, statusText: '', headers, config }
  }
  const http = createHttp({
    baseUrl: 'https://api.example.cn',
    token: () => token,
    expired: (told) => expired.push(told),
    failed: ({ kind }, name, number) => failures.push(`${kind} ${name} ${number}`),
    adapter,
  })
  return { http, sent, expired, failures }
}

export const ok = (data: unknown) => ({ Code: 200, Data: data, Message: '' })

export const noAbort = (): AbortSignal => new AbortController().signal
