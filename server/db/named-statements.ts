import pg from 'pg'

/**
 * So many different statements are kept planned on a connection. The product has a few hundred; what is put together
 * anew each time must not push them out.
 */
const MAX_NAMES = 600
/** A statement of more values is a list of rows: another one each time. */
const MAX_VALUES = 40
const WORTH_PLANNING = /^\s*(select|with|insert|update|delete)\b/i

const names = new Map<string, string>()

/** The name of a statement in every connection of this process; undefined for one that is not worth keeping. */
const nameOf = (text: string, values: readonly unknown[]): string | undefined => {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES || values.length > MAX_VALUES || !WORTH_PLANNING.test(text)) return undefined
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

interface Asked {
  readonly text?: unknown
}

/** What the pool adds to a connection while it is checked out. */
interface Lent {
  readonly release?: (remove: boolean) => void
}

/**
 * A connection that lets the database read and plan each statement once, not every time: for a page of cards that is
 * most of the work (docs/decisions/0043-list-performance.md).
 */
export class NamingClient extends pg.Client {
  // What pg overloads eight times is one thing here: whatever is asked, by a name that is its text's alone.
  override query(...args: unknown[]): never {
    const [asked, values] = args as [Asked | null | undefined, unknown]
    if (typeof asked?.text === 'string' && Array.isArray(values))
      args[0] = { ...asked, name: nameOf(asked.text, values) }
    const answer = (super.query as (...all: unknown[]) => never).apply(this, args)
    return asked?.text === 'begin' ? this.#begun(answer) : answer
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
