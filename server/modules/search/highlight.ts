import { foldedCharacters } from '../content/search-text.ts'
import type { Keyword, Term } from './keyword.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** The places at which the items of a row stand one after the other. */
const placesOf = (row: readonly string[], fits: readonly ((item: string) => boolean)[]): number[] =>
  row.flatMap((_, at) =>
    at + fits.length <= row.length && fits.every((fit, index) => fit(row[at + index] ?? '')) ? [at] : [],
  )

const equal = (wanted: string) => (item: string) => item === wanted
const begins = (wanted: string) => (item: string) => item.startsWith(wanted)

/** Each word with the characters that matched: as written, else as read, else as abbreviated. */
const matched = (
  { key, readings, initials }: Term,
  characters: readonly string[],
  syllables: readonly string[],
): (readonly [from: number, to: number])[] => {
  const ways = [
    Array.from(key).map(equal),
    ...readings.map((reading) =>
      reading.map((syllable, index) => (index === reading.length - 1 ? begins : equal)(syllable)),
    ),
    Array.from(initials).map(begins),
  ]
  for (const [index, way] of ways.entries()) {
    if (way.length === 0) continue
    const places = placesOf(index === 0 ? characters : syllables, way)
    if (places.length > 0) return places.map((at) => [at, at + way.length])
  }
  return []
}

/** A name as HTML with what matched in `<em>`; what is not there to be matched is left as it is. */
export const highlighted = (name: string, syllables: readonly string[], { text, terms }: Keyword): string => {
  const folded = foldedCharacters(name)
  const characters = folded.map(({ character }) => character)
  const marked = Array.from({ length: name.length }, () => false)
  for (const term of terms)
    for (const [from, to] of matched(term, characters, syllables))
      marked.fill(true, folded[from]?.from ?? 0, folded[to - 1]?.to ?? 0)
  if (terms.length === 0)
    for (let at = name.indexOf(text); at !== -1; at = name.indexOf(text, at + text.length))
      marked.fill(true, at, at + text.length)
  return emphasised(name, marked)
}

const emphasised = (name: string, marked: readonly boolean[]): string => {
  let html = ''
  for (let from = 0; from < name.length; ) {
    let to = from + 1
    while (to < name.length && marked[to] === marked[from]) to += 1
    const part = escaped(name.slice(from, to))
    html += marked[from] ? `<em>${part}</em>` : part
    from = to
  }
  return html
}
