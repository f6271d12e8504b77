import { loadReader } from '../content/pinyin.ts'
import { inSyllables, pairsOfName } from '../content/search-text.ts'
import type { Keyword } from './keyword.ts'

/** A name that may hold what was meant. */
export interface SimilarName {
  readonly nameKey: string
  readonly syllables: readonly string[]
}

/** Names that the index answers, the most used first. */
export type FindNames = (indexQuery: string) => Promise<readonly SimilarName[]>

const MAX = 5
/** Of two characters of which one is wrong too little is left to guess from. */
const MIN_TO_GUESS = 3
const MAX_LENGTH = 12

export const windowsOf = <T>(items: readonly T[], size: number): T[][] =>
  items.slice(0, Math.max(0, items.length - size + 1)).map((_, at) => items.slice(at, at + size))

const differences = (one: readonly string[], other: readonly string[]): number =>
  one.filter((item, index) => item !== other[index]).length

/** Most frequent first; equally frequent ones in the order in which they came. */
export const byFrequency = (terms: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([term]) => term)
}

/**
 * Parts of names that are read like a keyword which found nothing (钩股定理), then those of which one character is another
 * (勾股定里). None for a keyword that stands in a name: it is spelt well, and something else keeps it from being found.
 */
export const similarTerms = async ({ key }: Keyword, findNames: FindNames): Promise<string[]> => {
  const wanted = Array.from(key)
  if (wanted.length < 2 || wanted.length > MAX_LENGTH) return []
  const read = await loadReader()
  const wantedSyllables = read(key)
  const alike = (await findNames(inSyllables(wantedSyllables))).flatMap(({ nameKey, syllables }) => {
    const characters = Array.from(nameKey)
    return windowsOf(syllables, wanted.length).flatMap((window, at) =>
      differences(window, wantedSyllables) === 0 ? [characters.slice(at, at + wanted.length).join('')] : [],
    )
  })
  if (alike.includes(key)) return []
  const found = byFrequency(alike)
  if (found.length > 0 || wanted.length < MIN_TO_GUESS) return found.slice(0, MAX)
  const near = (await findNames(pairsOfName(key))).flatMap(({ nameKey }) =>
    windowsOf(Array.from(nameKey), wanted.length)
      .filter((window) => differences(window, wanted) === 1)
      .map((window) => window.join('')),
  )
  return byFrequency(near).slice(0, MAX)
}
