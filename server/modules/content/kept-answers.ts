import { LRUCache } from 'lru-cache'
import type { CatalogueState } from './catalogue-state.query.ts'

interface Kept<T> {
  readonly at: string
  readonly answer: T
}

/**
 * A cache of answers that are valid for one state of the catalogue. The caller reads that state first, so that no process has to be told what
 * another one changed. The total size is at most `most`. Cached answers must not be modified.
 * docs/decisions/0435
 */
export const keptAnswers = <T extends object | number>(most: number, sizeOf: (answer: T) => number) => {
  const kept = new LRUCache<string, Kept<T>>({ maxSize: most })
  /** Pending answers, so that many requests after a change compute one only once. */
  const asking = new Map<string, Promise<T>>()

  const ask = async (at: string, key: string, find: () => Promise<T>): Promise<T> => {
    const answer = await find()
    // The answer may be newer than the state that was read before it; that state is then not asked for any more.
    kept.set(key, { at, answer }, { size: Math.max(1, sizeOf(answer)) })
    return answer
  }

  return {
    /** The answer to `question`, from the cache or computed now. */
    of({ at, schools }: CatalogueState, question: string, find: () => Promise<T>): Promise<T> {
      if (at === null) return find()
      const key = `${schools} ${question}`
      const known = kept.get(key)
      if (known?.at === at) return Promise.resolve(known.answer)
      const now = `${at} ${key}`
      const begun = asking.get(now)
      if (begun) return begun
      const found = ask(at, key, find).finally(() => asking.delete(now))
      asking.set(now, found)
      return found
    },
  }
}
