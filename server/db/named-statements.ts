import { AsyncResource } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import pg from 'pg'

/**
 * How many prepared statements a connection keeps. The product has a few hundred; statements that are generated anew each time must not
 * evict them.
 */
const MAX_NAMES = 600
/** A statement with more parameters is a list of rows, different each time, unless it was built to be reused. */
const MAX_VALUES = 40
const WORTH_PLANNING = /^\s*(select|with|insert|update|delete)\b/i

const names = new Map<string, string>()

/** The name of a statement in every connection of this process; undefined for one that is not worth keeping. */
const nameOf = (text: string, values: readonly unknown[], isToKeep: boolean): string | undefined => {
  const known = names.get(text)
  if (known !== undefined) return known
  const isWorth = isToKeep || (values.length <= MAX_VALUES && WORTH_PLANNING.test(text))
  if (names.size >= MAX_NAMES || !isWorth) return undefined
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** The channel on which each statement tells when it is asked and answered, to whoever listens. */
export const STATEMENTS = 'zhiyuan:statement'

export interface AskedStatement {
  readonly text: string
}

const statements = tracingChannel<AskedStatement>(STATEMENTS)
const isHeard = (): boolean => statements.start.hasSubscribers

interface Asked {
  readonly text?: unknown
  /** Drizzle names what was prepared, and nothing else. */
  readonly name?: unknown
}

/** What the pool adds to a connection while it is checked out. */
interface Lent {
  readonly release?: (remove: boolean) => void
}

/**
 * A connection that prepares each statement once, so that the database parses and plans it only once: for a page of cards that is most of
 * the work (docs/decisions/0043-list-performance.md).
 */
export class NamingClient extends pg.Client {
  // What pg overloads eight times is one thing here: whatever is asked, by a name that is its text's alone.
  override query(...args: unknown[]): never {
    const [asked, values] = args as [Asked | null | undefined, unknown]
    if (typeof asked?.text === 'string' && Array.isArray(values))
      args[0] = { ...asked, name: nameOf(asked.text, values, asked.name !== undefined) }
    const answer = this.#told(args)
    return asked?.text === 'begin' ? this.#begun(answer) : answer
  }

  #told(args: unknown[]): never {
    const ask = super.query as (...all: unknown[]) => never
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as Asked | null)?.text
    if (typeof text !== 'string' || !isHeard()) return ask.apply(this, args)
    const last = args.length - 1
    if (typeof args[last] === 'function') return statements.traceCallback(ask, last, { text }, this, ...args)
    return statements.tracePromise(ask, { text }, this, ...(args as [])) as never
  }

  // Drizzle gives a connection back only once its transaction has begun: one that broke before would be lost to the pool.
  #begun(answer: Promise<unknown>): never {
    const checked = answer.catch((error: unknown) => {
      ;(this as Lent).release?.(true)
      throw error
    })
    return checked as never
  }
}

/** A pool that calls back in the async context of the request, not of whoever released the connection. */
export class NamingPool extends pg.Pool {
  override connect(...args: unknown[]): never {
    const [callback] = args
    if (typeof callback === 'function' && isHeard()) args[0] = AsyncResource.bind(callback as () => unknown)
    return (super.connect as (...all: unknown[]) => never).apply(this, args)
  }
}
