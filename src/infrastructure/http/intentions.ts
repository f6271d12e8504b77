import { type Keyed, needsKey } from '#contract/intention.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { isUnsettled } from '#domain/kernel/retry.ts'
import type { FormRequest, Http, Sending } from './http.ts'

/** From the first time that a page reads the feature again: who sees how things stand and means the same presses sooner. */
const SAME_FOR_MS = 2 * 60_000

interface Needs {
  /** The id of who is signed in; null where nobody is, as between an expiry and the sign-in after it. */
  readonly owner: () => number | null
  /** A key that nobody has made before. */
  readonly makeKey: () => string
  readonly kept: KeptKeys
}

/** Keys of this tab that outlive a reload, each behind the path that it was sent to and a space; of what was sent nothing. */
export interface KeptKeys {
  read(): readonly string[]
  keep(keys: readonly string[]): void
  /** What a tab that is closed had sent goes on here, with a draft that it left. */
  listen?(tell: (key: string) => void): void
}

/** What was sent and not answered. */
interface Unanswered {
  readonly key: string
  readonly path: string
  /** What is asked later has a higher one. */
  readonly turn: number
  /** When the feature was read first since it was sent, in milliseconds; null before. */
  readonly seenAt: number | null
}

/** Of a call that is under way: nothing that is answered meanwhile tells of it. */
const UNDER_WAY = Number.POSITIVE_INFINITY

const featureOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/**
 * The client of the API with a key for every call that writes (R-wire-13). A call that got no answer is sent again under the same key, and
 * so is done once, also after an expiry by the same user. An equal call gets a new key after another call that wrote was answered in the
 * same feature, and after one that read once the page has shown for some time how things stand: it reads anew by itself, and pressing
 * again is the same intention (docs/decisions/0483).
 * What the page before a reload did not hear of keeps its key until something of the feature was written: a form that stands there
 * again means the same. The server tells contents apart by itself.
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
  /** Most calls read, and change nothing of it. */
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

  /** Nobody's keys serve another; whose they are is looked up where one is needed. */
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
        // Whether the session lasts is asked by the page itself, every few seconds: it shows nobody how things stand.
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
