import { LRUCache } from 'lru-cache'
import type { CatalogueState } from './catalogue-state.query.ts'

interface Kept<T> {
  readonly at: string
  readonly answer: T
}

/**
 * Answers that hold as long as the catalogue stays as it is: whoever asks reads its state first, so that no process has to be
 * told what another one changed. Of all that is kept the sizes make `most` together. Nobody may change an answer.
 * docs/decisions/0435
 */
export const keptAnswers = <T extends object | number>(most: number, sizeOf: (answer: T) => number) => {
  const kept = new LRUCache<string, Kept<T>>({ maxSize: most })
  /** Many ask at once after a change: one of them finds it out. */
  const asking = new Map<string, Promise<T>>()

  const ask = async (at: string, key: string, find: () => Promise<T>): Promise<T> => {
    const answer = await find()
    // What was found may be newer than the state that was read before it; then nobody asks for that state any more.
    kept.set(key, { at, answer }, { size: Math.max(1, sizeOf(answer)) })
    return answer
  }

  return {
    /** The answer to `question`, kept from the last time it was asked or found now. */
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
