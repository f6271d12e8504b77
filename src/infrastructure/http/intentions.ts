import { type Keyed, needsKey } from '#contract/intention.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { isUnsettled } from '#domain/kernel/retry.ts'
import type { FormRequest, Http, Sending } from './http.ts'

/** How long after the first read of its feature an equal write counts as the same: later, the user has seen the result and means a new one. */
const SAME_FOR_MS = 2 * 60_000

interface Needs {
  /** The signed-in user's id; null for none, as between an expiry and the next sign-in. */
  readonly owner: () => number | null
  /** Makes a new, unique key. */
  readonly makeKey: () => string
  readonly kept: KeptKeys
}

/** Keys of this tab that survive a reload, as "path key"; never the content. */
export interface KeptKeys {
  read(): readonly string[]
  keep(keys: readonly string[]): void
  /** Unanswered writes of a closed tab continue here, together with its draft. */
  listen?(tell: (key: string) => void): void
}

/** A write without an answer yet. */
interface Unanswered {
  readonly key: string
  readonly path: string
  /** Increases with every request. */
  readonly turn: number
  /** When the feature was first read after the write was sent, in milliseconds; null before. */
  readonly seenAt: number | null
}

/** The call is still running: answers that arrive meanwhile do not reflect it. */
const UNDER_WAY = Number.POSITIVE_INFINITY

const featureOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/**
 * Adds an idempotency key to every write (R-wire-13). A write without an answer is repeated under the same key and so carried out once, also after an
 * expiry by the same user. An equal write gets a new key once another write of the same feature was answered, or some time after the feature
 * was read again: a page rereads by itself, and pressing again shortly after that is still the same intention (docs/decisions/0483).
 * An unanswered write from before a reload keeps its key until the feature is written: a restored form means the same. The server tells different
 * contents under one key apart.
 */
export const withIntentions = (
  http: Http,
  { owner: ownerNow, makeKey, kept }: Needs,
  now: () => number = Date.now,
): Http => {
  const unanswered = new Map<string, Unanswered>()
  const left = new Map<string, string>()
  const takeOver = (one: string): void => {
    const [path = '', key = ''] = one.split(' ')
    const isOwn = [...unanswered.values()].some((sent) => sent.key === key)
    if (!isOwn && !left.has(path)) left.set(path, key)
  }
  for (const one of kept.read()) takeOver(one)
  let owner = ownerNow()
  let turns = 0

  const known = (path: string, before: number, isWritten: boolean): void => {
    const isAlike = (other: string) => featureOf(other) === featureOf(path)
    for (const [what, one] of unanswered) {
      if (!isAlike(one.path) || one.turn >= before) continue
      const { seenAt } = one
      if (isWritten || (seenAt !== null && now() - seenAt > SAME_FOR_MS)) unanswered.delete(what)
      else if (seenAt === null) unanswered.set(what, { ...one, seenAt: now() })
    }
    for (const other of left.keys()) if (isWritten && isAlike(other)) left.delete(other)
  }

  const keysNow = (): readonly string[] =>
    [...left, ...[...unanswered.values()].map(({ path, key }) => [path, key])].map((one) => one.join(' '))

  let lastKept = keysNow().join()
  /** Most calls only read and have no unanswered writes to settle. */
  const keep = (): void => {
    const keys = keysNow()
    if (keys.join() === lastKept) return
    lastKept = keys.join()
    kept.keep(keys)
  }

  kept.listen?.((one) => {
    takeOver(one)
    keep()
  })

  /** Keys belong to one user, who is looked up when a key is needed. */
  const forgetAnother = (): void => {
    const present = ownerNow()
    if (owner !== null && present !== null && owner !== present) {
      unanswered.clear()
      left.clear()
    }
    owner = present ?? owner
  }

  const once = async <T, S extends Sending | undefined>(
    call: Keyed,
    request: object,
    sending: S,
    send: (sending: S) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> => {
    turns += 1
    const turn = turns
    const { path } = call
    const writes = needsKey(call)
    if (writes) forgetAnother()
    const what = writes ? JSON.stringify([path, request]) : ''
    const key = writes ? (unanswered.get(what)?.key ?? left.get(path) ?? makeKey()) : ''
    if (writes) {
      left.delete(path)
      unanswered.set(what, { key, path, turn: UNDER_WAY, seenAt: null })
      keep()
    }
    let isKnown = false
    try {
      const read = await send(writes ? { ...sending, key } : sending)
      isKnown = read.ok || !isUnsettled(read.failure)
      return read
    } finally {
      if (isKnown) {
        unanswered.delete(what)
        // The keep-alive runs every few seconds and shows the user nothing.
        if (writes || sending?.once !== true) known(path, turn, writes)
      } else if (writes) {
        turns += 1
        unanswered.set(what, { key, path, turn: turns, seenAt: null })
      }
      keep()
    }
  }

  return {
    ...http,
    call: (call, request, signal, sending) =>
      once(call, request, sending, (own) => http.call(call, request, signal, own)),
    answer: (call, request, signal, sending) =>
      once(call, request, sending, (own) => http.answer(call, request, signal, own)),
    send: (request, read, signal) => {
      const { url: path, intends } = request
      const send = (own: FormRequest) => http.send(own, read, signal)
      return intends === undefined
        ? send(request)
        : once({ path, method: 'POST', access: 'session' }, intends, request, send)
    },
  }
}
