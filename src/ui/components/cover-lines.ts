/** As many characters as fit beside the glyph. */
const LINE_LENGTH = 9
/** How far from the middle a line may be broken so that no word is. */
const LEEWAY = 2

/** What ends a line and goes with it. */
const MARK = /^[\s：:，,、。；;·—-]$/
/** What begins a line. */
const OPENING = /^[（(]$/
const HAN = /\p{Script=Han}/u

const words = new Intl.Segmenter('zh', { granularity: 'word' })
const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' })

const charactersOf = (text: string): readonly string[] =>
  Array.from(characters.segment(text), ({ segment }) => segment)

/** The first characters of a title in at most two lines, broken at a mark of punctuation, else between words. */
export const coverLines = (title: string): readonly string[] => {
  const plain = charactersOf(title.replace(/[《》“”"'「」]/g, '').trim())
  const end = breakAfter(plain)
  const first = plain.slice(0, end).join('')
  const rest = plain.slice(end)
  while (rest[0] !== undefined && MARK.test(rest[0])) rest.shift()
  if (rest.length === 0) return [first]
  return [first, rest.length > LINE_LENGTH ? `${rest.slice(0, LINE_LENGTH - 1).join('')}…` : rest.join('')]
}

/** After how many characters the first line ends. */
const breakAfter = (text: readonly string[]): number => {
  const mark = text.slice(0, LINE_LENGTH + 1).findIndex((_, at) => breaksAt(text, at))
  if (mark > 1) return mark
  if (text.length <= LINE_LENGTH) return text.length
  const middle = Math.min(Math.ceil(text.length / 2), LINE_LENGTH)
  const near = wordStarts(text).filter((start) => start <= LINE_LENGTH && Math.abs(start - middle) <= LEEWAY)
  return near.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle
}

/** Before which characters a word begins. */
const wordStarts = (text: readonly string[]): readonly number[] => {
  const starts = new Set(Array.from(words.segment(text.join('')), ({ index }) => index))
  let at = 0
  return text.flatMap((character, position) => {
    const begins = starts.has(at)
    at += character.length
    return begins ? [position] : []
  })
}

/** A space breaks a line only behind Chinese: `Unit 3` stays together. */
const breaksAt = (text: readonly string[], at: number): boolean => {
  const character = text[at] ?? ''
  if (/\s/.test(character)) return HAN.test(text[at - 1] ?? '')
  return MARK.test(character) || OPENING.test(character)
}
