import * as z from 'zod/mini'
import type { Call, DataOf, RequestOf } from '#contract/call.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Http, Sending } from './http.ts'

/** The answer to a write: its Data, or null where they only say that it was done; `id` if the Data are one, else 0. */
export interface WriteAnswer<T> {
  readonly data: T | null
  readonly id: number
}

const writeAnswerOf = <C extends Call>({ data }: C) =>
  z.pipe(
    z.unknown(),
    z.transform((answer): WriteAnswer<DataOf<C>> => {
      const read = z.safeParse(data, answer)
      const id = Number.isSafeInteger(answer) && (answer as number) > 0 ? (answer as number) : 0
      return { data: read.success ? (read.data as DataOf<C>) : null, id }
    }),
  )

/**
 * Makes a write. Code 200 with any Data is a success (R-wire-2), readable or not: a write that is reported as failed would be repeated.
 */
export const writeCall = async <C extends Call>(
  http: Http,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
  sending?: Sending,
): Promise<Result<WriteAnswer<DataOf<C>>, Failure>> => {
  const writing: Call = { ...call, data: writeAnswerOf(call) }
  return http.call(writing, request, signal, sending) as Promise<Result<WriteAnswer<DataOf<C>>, Failure>>
}
