import * as z from 'zod/mini'
import type { Call, DataOf, RequestOf } from '#contract/call.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Http, Sending } from './http.ts'

/** What a call that writes answered: its Data, or null where that says no more than that it was done; `id` where it is one, else 0. */
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
 * Makes a call that writes. Code 200 with any Data is a success (R-wire-2), whatever of it can be read: what was done and is told as a
 * failure would be done a second time.
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
