import { inSyllables } from '../content/search-text.ts'
import type { Keyword, Term } from './keyword.ts'
import { byFrequency, type FindNames, windowsOf } from './similar-terms.ts'
import { isSyllable } from './syllables.ts'

/** A single syllable is read in too many ways to be a word. */
const MIN_SYLLABLES = 2
const MAX_WORDS = 5

const isReadAs = (reading: readonly string[], syllables: readonly string[]): boolean =>
  syllables.every((syllable, at) => syllable === reading[at])

/** Letters that are whole syllables stand for the words of titles that are read so: gougudingli is 勾股定理 too. */
const wordsOf = async ({ readings }: Term, findNames: FindNames): Promise<readonly string[]> => {
  const whole = readings.filter((reading) => reading.length >= MIN_SYLLABLES && reading.every(isSyllable))
  if (whole.length === 0) return []
  const names = await findNames(whole.map(inSyllables).join(' | '))
  const words = names.flatMap(({ nameKey, syllables }) => {
    const characters = Array.from(nameKey)
    return whole.flatMap((reading) =>
      windowsOf(syllables, reading.length).flatMap((window, at) =>
        isReadAs(reading, window) ? [characters.slice(at, at + reading.length).join('')] : [],
      ),
    )
  })
  return byFrequency(words).slice(0, MAX_WORDS)
}

/** The keyword with the words that its letters are read as: it finds what they find (docs/decisions/0165). */
export const withPinyinWords = async (keyword: Keyword, findNames: FindNames): Promise<Keyword> => ({
  ...keyword,
  terms: await Promise.all(
    keyword.terms.map(async (term) => ({ ...term, words: await wordsOf(term, findNames) })),
  ),
})
