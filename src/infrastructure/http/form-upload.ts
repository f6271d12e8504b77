import * as z from 'zod/mini'
import { anyEnvelope } from '#contract/envelope.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Http } from './http.ts'
import { EXPIRED_STATUS, type ResponseHead, readResponse } from './read-response.ts'
import { isAnsweredByStatus } from './rejection.ts'

/** A picture over a slow line takes longer than a question. */
const UPLOAD_TIMEOUT_MS = 600_000

/** A form with a file in it, and the shape of what comes back. */
export interface FormUpload<S extends z.ZodMiniType> {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: FormData
  readonly answer: S
  /** What it is sent for, beside its file: the same again is the same. Absent for what goes without a key. */
  readonly intends?: object
}

/** An answer without an envelope is read by its shape; one with an envelope says why there was none. */
const readPlainResponse = <S extends z.ZodMiniType>(
  head: ResponseHead,
  body: unknown,
  shape: S,
): Result<z.output<S>, Failure> => {
  const { status } = head
  const hasEnvelope = z.safeParse(anyEnvelope, body).success
  if (EXPIRED_STATUS.includes(status) || isAnsweredByStatus(status) || hasEnvelope) {
    const refusal = readResponse(head, body, shape)
    return refusal.ok ? success(refusal.value.data) : refusal
  }
  const parsed = z.safeParse(shape, body)
  return parsed.success && status < 300 ? success(parsed.data) : failed({ kind: 'unreadable' })
}

/**
 * Sends a form to an address that answers without an envelope, of which the editor's is the only one. `progressed` hears shares from 0
 * to 1. It may be sent again. Questions and rosters go under a key (`intends`), so that they are answered as they were; pictures are
 * stored once for their content.
 */
export const uploadForm = <S extends z.ZodMiniType>(
  http: Http,
  { path, query, body, answer, intends }: FormUpload<S>,
  progressed: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<z.output<S>, Failure>> => {
  return http.send(
    {
      method: 'POST',
      url: path,
      params: query,
      data: body,
      timeout: UPLOAD_TIMEOUT_MS,
      onUploadProgress: ({ progress = 0 }) => progressed(progress),
      ...(intends && { intends }),
    },
    (head, said) => readPlainResponse(head, said, answer),
    signal,
  )
}
