/** A character of a folded text, and the part of the text that it stands for (UTF-16 units). */
export interface FoldedCharacter {
  readonly character: string
  readonly from: number
  readonly to: number
}

/** Letters, digits and characters of mathematics; the rest is punctuation, which users type in different ways. */
const COUNTS = /[\p{L}\p{N}\p{M}\p{S}]/u

/** Width, case and punctuation do not count: `《岳阳楼记》` is `岳阳楼记`, `Ｙ＝a²` is `y=a2`. */
export const foldedCharacters = (text: string): FoldedCharacter[] => {
  const characters: FoldedCharacter[] = []
  let from = 0
  for (const point of text) {
    const to = from + point.length
    for (const character of point.normalize('NFKC').toLowerCase())
      if (COUNTS.test(character)) characters.push({ character, from, to })
    from = to
  }
  return characters
}

/** The part of a text that is compared. */
export const foldedText = (text: string): string =>
  foldedCharacters(text)
    .map(({ character }) => character)
    .join('')

/** Sliding windows of `size` items over a list, shorter at the end, so that a prefix search on them finds any part. */
const windows = (items: readonly string[], size: number): string[][] =>
  items.map((_, index) => items.slice(index, index + size))

/** Prefixes that mark lexemes by kind; folded texts never contain these characters. Lexemes of the name have none. */
const BODY = '_'
const SYLLABLE = ':'
const INITIALS = '#'
const FACET = '@'

const PAIR = 2
const TRIPLE = 3

export interface SearchText {
  readonly nameKey: string
  /** For each character of the name's key. */
  readonly syllables: readonly string[]
  readonly bodyKeys: readonly string[]
  /** Where in the curriculum, in the words of book-facet.ts. */
  readonly facets: readonly string[]
}

/** The letter by which a syllable is typed. */
export const initialsOf = (syllables: readonly string[]): string =>
  syllables.map((syllable) => Array.from(syllable)[0] ?? '').join('')

/** Syllables as they are kept: between spaces, so that a whole one can be looked for. */
export const keptSyllables = (syllables: readonly string[]): string => ` ${syllables.join(' ')} `

export const syllablesOf = (kept: string): string[] => kept.trim().split(' ')

/** As the database writes a lexeme: in quotes, with quotes and backslashes doubled. */
const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Every lexeme by which a content is found. */
export const lexemesOf = ({ nameKey, syllables, bodyKeys, facets }: SearchText): string => {
  const lexemes = new Set<string>()
  for (const pair of windows(Array.from(nameKey), PAIR)) lexemes.add(pair.join(''))
  for (const pair of windows(syllables, PAIR))
    lexemes.add(pair.map((syllable) => `${SYLLABLE}${syllable}`).join(''))
  for (const triple of windows(Array.from(initialsOf(syllables)), TRIPLE))
    lexemes.add(`${INITIALS}${triple.join('')}`)
  for (const key of bodyKeys)
    for (const pair of windows(Array.from(key), PAIR)) lexemes.add(`${BODY}${pair.join('')}`)
  for (const facet of facets) lexemes.add(`${FACET}${facet}`)
  return [...lexemes].map(quoted).join(' ')
}

/** The whole windows of a wanted text; of one that is shorter than a window, whatever begins with it. */
const wantedWindows = (
  items: readonly string[],
  size: number,
  word: (window: readonly string[]) => string,
) =>
  items.length < size
    ? `${quoted(word(items))}:*`
    : windows(items, size)
        .filter(({ length }) => length === size)
        .map((window) => quoted(word(window)))
        .join(' & ')

/** Finds the names that hold a folded text. */
export const inName = (key: string): string =>
  `(${wantedWindows(Array.from(key), PAIR, (pair) => pair.join(''))})`

/** Matches the other texts of a content. */
export const inBody = (key: string): string =>
  `(${wantedWindows(Array.from(key), PAIR, (pair) => `${BODY}${pair.join('')}`)})`

/** Matches names by pinyin; the last syllable may be incomplete. */
export const inSyllables = (syllables: readonly string[]): string => {
  const word = (window: readonly string[]) => window.map((syllable) => `${SYLLABLE}${syllable}`).join('')
  if (syllables.length <= PAIR) return `(${quoted(word(syllables))}:*)`
  const last = `${quoted(word(syllables.slice(-PAIR)))}:*`
  return `(${wantedWindows(syllables.slice(0, -1), PAIR, word)} & ${last})`
}

/** Finds the names whose characters begin with these letters. */
export const inInitials = (letters: string): string =>
  `(${wantedWindows(Array.from(letters), TRIPLE, (triple) => `${INITIALS}${triple.join('')}`)})`

/** Matches contents by their place in the curriculum. */
export const inFacets = (facets: readonly string[]): string =>
  `(${facets.map((facet) => quoted(`${FACET}${facet}`)).join(' & ')})`

/** Finds the names that share anything of two characters with a folded text. */
export const pairsOfName = (key: string): string =>
  windows(Array.from(key), PAIR)
    .filter(({ length }) => length === PAIR)
    .map((pair) => quoted(pair.join('')))
    .join(' | ')
