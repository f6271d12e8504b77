import { type BookWanted, bookWanted } from '../content/book-facet.ts'
import { foldedText } from '../content/search-text.ts'
import { readingsOf } from './syllables.ts'

/** A word of a keyword, and everything that it may mean. */
export interface Term {
  readonly key: string
  /** As pinyin: the ways to read it; none for what holds more than letters. */
  readonly readings: readonly (readonly string[])[]
  /** As pinyin: the words of titles that are read so, once they were looked up (read-words.ts). */
  readonly words: readonly string[]
  /** As the first letters of characters; empty for what cannot be that. */
  readonly initials: string
  /** As the short name of a book; null for none. */
  readonly book: BookWanted | null
}

export interface Keyword {
  /** As it was typed, trimmed and without what no keyboard types. */
  readonly text: string
  /** All words together, folded: what an exact title is. */
  readonly key: string
  readonly terms: readonly Term[]
}

/** More words than this say nothing more. */
const MAX_TERMS = 8
const LETTERS = /^[a-z]+$/
const MIN_INITIALS = 2

const termOf = (key: string): Term => {
  const isLetters = LETTERS.test(key)
  return {
    key,
    readings: isLetters ? readingsOf(key) : [],
    words: [],
    initials: isLetters && key.length >= MIN_INITIALS ? key : '',
    book: isLetters ? null : bookWanted(key),
  }
}

/** What a keyword asks for; null for an empty one. Of nothing but punctuation it has no terms. */
export const keywordOf = (typed: string): Keyword | null => {
  const text = typed.replaceAll(/\p{Cc}/gu, '').trim()
  if (text === '') return null
  const words = text
    .split(/\s+/u)
    .map(foldedText)
    .filter((word) => word !== '')
  return { text, key: words.join(''), terms: [...new Set(words)].slice(0, MAX_TERMS).map(termOf) }
}
