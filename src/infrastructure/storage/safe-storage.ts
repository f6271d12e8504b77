import * as z from 'zod/mini'
import { ownerOf } from './owner-of.ts'
import { leftOutOf, localWork, type StorageArea, type StorageKey } from './storage-key.ts'
import { makeUnkeptWork, type UnkeptWork } from './unkept-work.ts'

/** The part of `Storage` that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>

/**
 * Typed storage that never throws. Values that a full or forbidden store refuses are kept in memory until the page closes, so that a session works
 * there too; entries that it does not delete are treated as deleted.
 */
export interface SafeStorage {
  /** Unstored work of the user. Other kinds of stores report theirs here too. */
  readonly unkept: UnkeptWork
  read<T>(key: StorageKey<T>): T
  /** Keeps a value; null removes it. */
  write<T>(key: StorageKey<T>, value: T): void
  /** Sets aside entries under this name that another build wrote and this one cannot read; each once. */
  setAside(name: string, left: readonly unknown[]): void
  remove(...keys: readonly StorageKey<unknown>[]): void
  /** Rewrites every entry of both stores; null removes it. */
  rewrite(change: (name: string, raw: string) => string | null): void
  clear(): void
}

/** Unreadable work that was set aside, each with its user and its former key. */
export const SET_ASIDE = localWork('setAside', () => z.array(z.unknown()), [])

const parse = <T>(
  { format, schema, fallback }: StorageKey<T>,
  raw: string | null,
  unread: (left: readonly unknown[]) => void,
): T => {
  if (raw === null) return fallback
  let left: unknown = raw
  try {
    if (format === 'json') left = JSON.parse(raw)
    const read = z.safeParse(schema(), left)
    if (read.success) {
      unread(leftOutOf(read.data))
      return read.data
    }
  } catch {
    // Not even JSON.
  }
  unread([left])
  return fallback
}

class SafeArea {
  /** Values that the store refused; null for entries that it refused to delete. */
  readonly #unsaved = new Map<string, string | null>()
  readonly #open: () => WebStorage
  readonly #note: UnkeptWork['note']
  /** After a store refused to be cleared its entries are ignored. */
  #believed = true

  constructor(open: () => WebStorage, note: UnkeptWork['note']) {
    this.#open = open
    this.#note = note
  }

  get(name: string): string | null {
    const unsaved = this.#unsaved.get(name)
    if (unsaved !== undefined) return unsaved
    return this.#believed ? this.#try((store) => store.getItem(name), null) : null
  }

  set(name: string, raw: string, isWork = false, olderStays = isWork): void {
    const kept = this.#try((store) => {
      store.setItem(name, raw)
      return true
    }, false)
    if (kept && this.#believed) {
      this.#forget(name)
      return
    }
    // After a reload, an older version of work is better than nothing; an older session would be another person's.
    if (!kept && !olderStays) this.remove(name)
    this.#unsaved.set(name, raw)
    if (isWork) this.#note(name, () => this.set(name, raw, true))
  }

  remove(name: string): void {
    const gone = this.#try((store) => {
      store.removeItem(name)
      return true
    }, false)
    this.#forget(name)
    if (!gone) this.#unsaved.set(name, null)
  }

  rewrite(change: (name: string, raw: string) => string | null): void {
    const saved = this.#try((store) => Array.from({ length: store.length }, (_, at) => store.key(at)), [])
    for (const name of new Set([...saved, ...this.#unsaved.keys()])) {
      const raw = name === null ? null : this.get(name)
      if (name === null || raw === null) continue
      const now = change(name, raw)
      if (now === null) this.remove(name)
      // What is left of a list of work; as it was it holds another person's.
      else if (now !== raw) this.set(name, now, true, false)
    }
  }

  clear(): void {
    for (const name of [...this.#unsaved.keys()]) this.#forget(name)
    this.#believed = this.#try((store) => {
      store.clear()
      return true
    }, false)
  }

  /** Nothing of this name lies in this page alone. */
  #forget(name: string): void {
    this.#unsaved.delete(name)
    this.#note(name, null)
  }

  #try<T>(use: (store: WebStorage) => T, otherwise: T): T {
    try {
      return use(this.#open())
    } catch {
      return otherwise
    }
  }
}

const isFallback = <T>({ fallback }: StorageKey<T>, value: T): boolean =>
  JSON.stringify(value) === JSON.stringify(fallback)

/** `open` may throw, as `window.localStorage` does where cookies are forbidden. */
export const createSafeStorage = (open: Readonly<Record<StorageArea, () => WebStorage>>): SafeStorage => {
  const unkept = makeUnkeptWork()
  const area = (of: StorageArea) =>
    new SafeArea(open[of], (name, again) => unkept.note(`${of} ${name}`, again))
  const areas = { local: area('local'), session: area('session') }
  const storage: SafeStorage = {
    unkept,
    read: (key) =>
      parse(key, areas[key.area].get(key.name), (left) => {
        // Before a write leaves it out.
        if (key.isWork && key.name !== SET_ASIDE.name) storage.setAside(key.name, left)
      }),
    write: (key, value) => {
      // A default is not kept: a setting that was never chosen leaves no entry, and none comes back after a log-out.
      if (value === null || isFallback(key, value)) areas[key.area].remove(key.name)
      else
        areas[key.area].set(
          key.name,
          key.format === 'json' ? JSON.stringify(value) : String(value),
          key.isWork,
        )
    },
    setAside: (name, left) => {
      if (left.length === 0) return
      const there = storage.read(SET_ASIDE)
      const known = new Set(there.map((one) => JSON.stringify(one)))
      const more = left
        .map((one) => {
          const owner = ownerOf(one)
          return { userId: typeof owner === 'number' ? owner : 0, name, left: one }
        })
        .filter((one) => !known.has(JSON.stringify(one)))
      if (more.length > 0) storage.write(SET_ASIDE, [...there, ...more])
    },
    remove: (...keys) => {
      for (const key of keys) areas[key.area].remove(key.name)
    },
    rewrite: (change) => {
      areas.local.rewrite(change)
      areas.session.rewrite(change)
    },
    clear: () => {
      areas.local.clear()
      areas.session.clear()
      unkept.clear()
    },
  }
  return storage
}

/** The stores of this browser. */
export const browserStorage = (): SafeStorage =>
  createSafeStorage({ local: () => window.localStorage, session: () => window.sessionStorage })
