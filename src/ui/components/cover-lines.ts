/** As many characters as fit beside the glyph. */
const LINE_LENGTH = 9
/** How far from the middle a line may be broken so that no word is. */
const LEEWAY = 2

/** They end a line and go with it. */
const MARK = /[：:，,、。；;·—-]/
const LEADING_MARKS = /^[\s：:，,、。；;·—-]+/

const words = new Intl.Segmenter('zh', { granularity: 'word' })
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

const charactersOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** The first characters of a title in at most two lines, broken at a mark of punctuation, else between words. */
export const coverLines = (title: string): readonly string[] => {
  const plain = charactersOf(title.replace(/[《》“”"'「」]/g, '').trim())
  const end = breakAfter(plain)
  const first = plain.slice(0, end).join('').trimEnd()
  const rest = charactersOf(plain.slice(end).join('').replace(LEADING_MARKS, ''))
  if (rest.length === 0) return [first]
  return [first, rest.length > LINE_LENGTH ? `${rest.slice(0, LINE_LENGTH - 1).join('')}…` : rest.join('')]
}

/** After how many characters the first line ends. */
const breakAfter = (text: readonly string[]): number => {
  const mark = text.slice(0, LINE_LENGTH + 1).findIndex(endsLine)
  if (mark > 1) return mark
  if (text.length <= LINE_LENGTH) return text.length
  const middle = Math.min(Math.ceil(text.length / 2), LINE_LENGTH)
  const near = wordStarts(text).filter((start) => start <= LINE_LENGTH && Math.abs(start - middle) <= LEEWAY)
  return near.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle
}

/** A mark, a space only where it stands behind Chinese, and what stands in brackets begins a line of its own. */
const endsLine = (character: string, at: number, text: readonly string[]): boolean =>
  MARK.test(character) ||
  /[（(]/.test(character) ||
  (/\s/.test(character) && /\p{Script=Han}/u.test(text[at - 1] ?? ''))

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
