import * as z from 'zod/mini'
import { anyEnvelope, CODE } from '#contract/envelope.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { isAnsweredByStatus, rejectionOf } from './rejection.ts'

/** The status line and headers of an answer, as far as they matter. */
export interface ResponseHead {
  readonly status: number
  /** Milliseconds; null where none is named. */
  readonly retryAfter: number | null
}

/** Data and Message ('' for none) of a successful call. */
export interface WireResponse<T> {
  readonly data: T
  readonly message: string
}

/** Fields may be missing (R-wire-6), but an answer with none of them is unreadable: it would otherwise read as "there is nothing". */
const isNothing = (data: object | string | number | boolean): boolean =>
  data.constructor === Object && Object.keys(data).length === 0

export const EXPIRED_STATUS: readonly number[] = [401, 403]

/**
 * Reads what came over the wire. R-wire-2 to R-wire-4.
 * - HTTP 401, HTTP 403 or body Code 401: expired, whatever the rest says.
 * - Code 200, an HTTP status of success and Data present and of the right shape: success.
 * - Code 403: forbidden. Every other code, and Code 200 without Data: rejected, with the server's Message ('' for none).
 * - No envelope, but HTTP 408, 429, 502, 503 or 504: rejected too, by a proxy before the server.
 * - No envelope otherwise, or Data of another shape or with none of its fields: unreadable.
 */
export const readResponse = <S extends z.ZodMiniType>(
  { status, retryAfter }: ResponseHead,
  body: unknown,
  data: S,
): Result<WireResponse<z.output<S>>, Failure> => {
  const envelope = z.safeParse(anyEnvelope, body)
  if (EXPIRED_STATUS.includes(status) || envelope.data?.Code === CODE.sessionExpired)
    return failed({
      kind: 'expired',
      ...(envelope.data?.Message ? { message: envelope.data.Message } : {}),
      ...(envelope.data?.Data === true ? { telling: true } : {}),
    })
  if (!envelope.success)
    return failed(isAnsweredByStatus(status) ? rejectionOf(status, '', retryAfter) : { kind: 'unreadable' })

  const { Code: code, Data, Message } = envelope.data
  const message = Message ?? ''
  if (code === CODE.noRight) return failed({ kind: 'forbidden', message })
  if (code !== CODE.ok) return failed(rejectionOf(code, message, retryAfter))
  if (status >= 300) return failed(rejectionOf(status, message, retryAfter))
  if (Data === undefined || Data === null) return failed(rejectionOf(code, message))

  const parsed = z.safeParse(data, Data)
  return parsed.success && !isNothing(parsed.data as object)
    ? success({ data: parsed.data, message })
    : failed({ kind: 'unreadable' })
}
