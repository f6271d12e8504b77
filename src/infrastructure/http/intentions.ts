import type { Call } from '#contract/call.ts'
import { needsKey } from '#contract/intention.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { isUnanswered } from '#domain/kernel/retry.ts'
import type { Http, Sending } from './http.ts'

interface Needs {
  readonly token: () => string | null
  /** A key that nobody has made before. */
  readonly makeKey: () => string
}

/** What was sent and not answered. */
interface Unanswered {
  readonly key: string
  readonly feature: string
  /** What is asked later has a higher one. */
  readonly turn: number
}

const featureOf = ({ path }: Call): string => path.slice(0, path.lastIndexOf('/'))

/**
 * The client of the API with a key for every call that writes (R-wire-13). A call that got no answer is sent again under the same key, and
 * so is done once. After any other answered call of the same feature the user has seen how things stand: an equal call gets a new key.
 */
export const withIntentions = (http: Http, { token, makeKey }: Needs): Http => {
  const unanswered = new Map<string, Unanswered>()
  let owner = token()
  let turns = 0

  const known = (feature: string, before: number): void => {
    for (const [what, one] of unanswered)
      if (one.feature === feature && one.turn < before) unanswered.delete(what)
  }

  const once = async <T>(
    call: Call,
    request: object,
    sending: Sending | undefined,
    send: (sending: Sending | undefined) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> => {
    if (owner !== token()) unanswered.clear()
    owner = token()
    turns += 1
    const turn = turns
    const feature = featureOf(call)
    const writes = needsKey(call)
    const what = writes ? JSON.stringify([call.path, request]) : ''
    const key = writes ? (unanswered.get(what)?.key ?? makeKey()) : ''
    let isKnown = false
    try {
      const read = await send(writes ? { ...sending, key } : sending)
      isKnown = read.ok || !isUnanswered(read.failure)
      return read
    } finally {
      if (isKnown) {
        unanswered.delete(what)
        known(feature, turn)
      } else if (writes) {
        turns += 1
        unanswered.set(what, { key, feature, turn: turns })
      }
    }
  }

  return {
    ...http,
    call: (call, request, signal, sending) =>
      once(call, request, sending, (own) => http.call(call, request, signal, own)),
    answer: (call, request, signal, sending) =>
      once(call, request, sending, (own) => http.answer(call, request, signal, own)),
  }
}
