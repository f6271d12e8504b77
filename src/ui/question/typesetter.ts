import { fetchCode } from '../routing/missing-code.ts'
import type { Typeset } from './typeset.ts'

/** What draws formulas: a chunk of its own, for every text of the page. */
export interface Typesetter {
  /** Null until it has come. */
  current(): Typeset | null
  /** Brings it; asked for again after it could not be had. */
  load(): void
  /** Tells of its coming, whoever asked for it. */
  subscribe(listener: () => void): () => void
}

export const newTypesetter = (bring: () => Promise<Typeset>): Typesetter => {
  let typeset: Typeset | null = null
  let isOnItsWay = false
  const listeners = new Set<() => void>()
  return {
    current: () => typeset,
    load: () => {
      if (isOnItsWay || typeset !== null) return
      isOnItsWay = true
      bring()
        .then(
          (brought) => {
            typeset = brought
            for (const listener of listeners) listener()
          },
          () => undefined,
        )
        .finally(() => {
          isOnItsWay = false
        })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const fetchKatex = async (): Promise<Typeset> => (await import('./katex-typesetter.ts')).katexTypeset

export const typesetter = newTypesetter(() => fetchCode(fetchKatex))
