import { randomClientId } from '../comment/client-id.browser.ts'
import { openTabChannel } from '../storage/tab-channel.ts'
import type { TabLocks } from './tab-locks.ts'

/** A tab that is awake has answered by then, also one that draws just now. */
const ANSWER_MS = 300
/** A tab that ended without a word is noticed by then. */
const AGAIN_MS = 5000

/** `ask`: who holds it? `held`: to who asked by that id. `freed` and `stolen`: to all. */
interface Word {
  readonly kind: 'ask' | 'held' | 'freed' | 'stolen'
  readonly name: string
  readonly id: string
}

interface Claim {
  readonly name: string
  /** Of two that ask at once the lower id goes first. */
  readonly id: string
  readonly lose: () => void
}

interface TabChannel {
  postMessage(word: unknown): void
  addEventListener(kind: 'message', hear: (event: MessageEvent<Word>) => void): void
}

interface ChannelLocksOptions {
  /** Undefined where the browser knows none: then no other tab is known. */
  readonly channel: TabChannel | undefined
  readonly makeId: () => string
  /** Says `pagehide`, and `pageshow` or `resume` where it wakes. */
  readonly pages: readonly EventTarget[]
  readonly answerMs?: number
  readonly againMs?: number
}

/**
 * Locks by what tabs tell each other: who holds one says so when another one asks, and a tab that was closed or frozen says nothing. One
 * that wakes asks whether somebody took over meanwhile. As `LockManager.request`: rejected with an AbortError where a lock is stolen, or
 * `signal` ends before it is had.
 */
export const channelLocks = ({
  channel,
  makeId,
  pages,
  answerMs = ANSWER_MS,
  againMs = AGAIN_MS,
}: ChannelLocksOptions): TabLocks => {
  const held = new Map<string, Claim>()
  const asking = new Set<Claim>()
  /** Wakes whoever waits for a name. */
  const freed = new EventTarget()

  const say = (kind: Word['kind'], name: string, id = ''): void =>
    channel?.postMessage({ kind, name, id } satisfies Word)
  const askedFor = (name: string) => [...asking].filter((claim) => claim.name === name)
  const drop = (name: string): void => {
    const claim = held.get(name)
    held.delete(name)
    claim?.lose()
  }

  channel?.addEventListener('message', ({ data: { kind, name, id } }) => {
    if (kind === 'ask') {
      const goesFirst = held.has(name) || askedFor(name).some((claim) => claim.id < id)
      if (goesFirst) say('held', name, id)
      else for (const claim of askedFor(name)) claim.lose()
    } else if (kind === 'held') {
      for (const claim of askedFor(name)) if (claim.id === id) claim.lose()
      if (held.get(name)?.id === id) drop(name)
    } else if (kind === 'stolen') {
      for (const claim of askedFor(name)) claim.lose()
      drop(name)
    } else freed.dispatchEvent(new Event(name))
  })
  for (const page of pages) {
    page.addEventListener('pagehide', () => {
      for (const name of held.keys()) say('freed', name)
    })
    for (const woken of ['pageshow', 'resume'])
      page.addEventListener(woken, () => {
        for (const { name, id } of held.values()) say('ask', name, id)
      })
  }

  /** Whether nobody has it, nor asks for it before. */
  const isFree = (name: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (held.has(name) || channel === undefined) {
        resolve(!held.has(name))
        return
      }
      const end = (answer: boolean) => {
        clearTimeout(timer)
        asking.delete(claim)
        resolve(answer)
      }
      const claim: Claim = { name, id: makeId(), lose: () => end(false) }
      const timer = setTimeout(() => end(!held.has(name)), answerMs)
      asking.add(claim)
      say('ask', name, claim.id)
    })

  const hold = async (
    name: string,
    use: (lock: object) => Promise<unknown> | undefined,
  ): Promise<unknown> => {
    const own = new AbortController()
    const lost = new Promise<never>((_, reject) => {
      own.signal.addEventListener('abort', () => reject(own.signal.reason as Error))
    })
    const claim: Claim = { name, id: makeId(), lose: () => own.abort() }
    held.set(name, claim)
    try {
      return await Promise.race([use({ name }), lost])
    } finally {
      if (held.get(name) === claim) {
        held.delete(name)
        say('freed', name)
        freed.dispatchEvent(new Event(name))
      }
    }
  }

  const untilFreed = (name: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve) => {
      const heard = new AbortController()
      const end = () => {
        clearTimeout(timer)
        heard.abort()
        resolve()
      }
      const timer = setTimeout(end, againMs)
      freed.addEventListener(name, end, { signal: heard.signal })
      signal?.addEventListener('abort', end, { signal: heard.signal })
    })

  return {
    request: async (name, { ifAvailable = false, steal = false, signal }, use) => {
      signal?.throwIfAborted()
      if (steal) {
        drop(name)
        say('stolen', name)
        return hold(name, use)
      }
      if (ifAvailable) return (await isFree(name)) ? hold(name, use) : use(null)
      while (!(await isFree(name))) {
        await untilFreed(name, signal)
        signal?.throwIfAborted()
      }
      signal?.throwIfAborted()
      return hold(name, use)
    },
  }
}

let locks: TabLocks | undefined

/** Those of this page. */
export const pageLocks = (): TabLocks => {
  locks ??= channelLocks({
    channel: openTabChannel('zhiyuan-locks'),
    makeId: randomClientId,
    pages: [window, document],
  })
  return locks
}
