import * as z from 'zod/mini'
import { anyEnvelope } from '#contract/envelope.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Http } from './http.ts'
import { EXPIRED_STATUS, type ResponseHead, readResponse } from './read-response.ts'
import { isAnsweredByStatus } from './rejection.ts'

/** A picture over a slow line takes longer than other calls. */
const UPLOAD_TIMEOUT_MS = 600_000

/** A form with a file in it, and the shape of what comes back. */
export interface FormUpload<S extends z.ZodMiniType> {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: FormData
  readonly answer: S
  /** What identifies the intention besides the file: equal forms share an idempotency key. Absent for forms without a key. */
  readonly intends?: object
}

/** An answer without an envelope is parsed by its shape; one with an envelope is a refusal. */
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
 * Sends a form; only the editor's address answers without an envelope. `progressed` is called with shares from 0 to 1. The form may be repeated:
 * questions and rosters have an idempotency key (`intends`), pictures are stored once by their content.
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
