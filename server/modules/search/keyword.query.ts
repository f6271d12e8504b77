import { and, like, or, type SQL, sql } from 'drizzle-orm'
import { content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { inBody, inFacets, inInitials, inName, inSyllables } from '../content/search-text.ts'
import type { Keyword, Term } from './keyword.ts'
import { isSyllable } from './syllables.ts'

const { nameKey, bodyKey, pinyin, initials, tokens } = contentSearch

/** The index knows pairs of characters: what is no longer needs no second look. */
const EXACT = 2

const holds = (text: string): string => `%${text}%`

const wordsQuery = (key: string): string => `(${inName(key)} | ${inBody(key)})`

/** What the index is asked for one word: everything that may hold it, and a little more. */
const indexQuery = ({ key, readings, words, initials: letters, book }: Term): string => {
  const ways = [inName(key), inBody(key), ...readings.map(inSyllables), ...words.map(wordsQuery)]
  if (letters !== '') ways.push(inInitials(letters))
  if (book)
    ways.push(
      book.words === '' ? inFacets(book.facets) : `(${inFacets(book.facets)} & ${wordsQuery(book.words)})`,
    )
  return `(${ways.join(' | ')})`
}

const soundsLike = ({ readings, initials: letters }: Term): SQL[] => [
  ...readings.map((syllables) => {
    const end = isSyllable(syllables.at(-1) ?? '') ? ' ' : ''
    return like(pinyin, `% ${syllables.join(' ')}${end}%`)
  }),
  ...(letters === '' ? [] : [like(initials, holds(letters))]),
]

const isTold = (key: string): SQL | undefined => or(like(nameKey, holds(key)), like(bodyKey, holds(key)))

const standsIn = ({ book }: Term): SQL[] => {
  if (!book) return []
  const stands = sql`${tokens} @@ ${inFacets(book.facets)}::tsquery`
  return book.words === '' ? [stands] : [and(stands, isTold(book.words)) ?? stands]
}

/** Looks at the text itself, for what the index only knows in parts. */
const recheck = (term: Term): SQL | undefined => {
  const others = [...soundsLike(term), ...term.words.map(isTold), ...standsIn(term)]
  const isExact = Array.from(term.key).length <= EXACT && others.length === 0
  return isExact ? undefined : or(isTold(term.key), ...others)
}

/** Punctuation is in no index: the names themselves are looked through. */
const nameHolds = (characters: string): SQL =>
  like(content.name, holds(characters.replaceAll(/[\\%_]/g, '\\$&')))

/** The contents that hold every word of a keyword. */
export const matchesKeyword = ({ text, terms }: Keyword): SQL | undefined =>
  terms.length === 0
    ? nameHolds(text)
    : and(sql`${tokens} @@ ${terms.map(indexQuery).join(' & ')}::tsquery`, ...terms.map(recheck))

/** What only what else is told of it fits. */
export const LEAST_RELEVANT = 5

/** Whether a keyword asks for what the index of words does not hold. */
export const looksIntoContent = ({ terms }: Keyword): boolean => terms.length === 0

/**
 * How near a content is to a keyword, least first: its title is the keyword, begins with it, holds it, holds every word,
 * is read or abbreviated so; or only what else is told of it fits.
 */
export const relevance = ({ key, terms }: Keyword): SQL<number> => {
  // A bare number behind `order by` would be the place of a column.
  if (terms.length === 0) return sql<number>`2::int`
  const inTitle = and(...terms.map((term) => like(nameKey, holds(term.key))))
  const bySound = and(...terms.map((term) => or(like(nameKey, holds(term.key)), ...soundsLike(term))))
  // What only repeats the question before it would be asked of every content that is found.
  const isOfWords = terms.some((term) => term.key !== key)
  const hasSound = terms.some((term) => soundsLike(term).length > 0)
  return sql<number>`(case when ${nameKey} = ${key} then 0 when ${like(nameKey, `${key}%`)} then 1
    when ${like(nameKey, holds(key))} then 2 ${isOfWords ? sql`when ${inTitle} then 3` : sql``}
    ${hasSound ? sql`when ${bySound} then 4` : sql``} else ${sql.raw(String(LEAST_RELEVANT))} end)`
}
