/** As many characters as fit beside the glyph. */
const LINE_LENGTH = 9
/** How far from the middle a line may be broken so that no word is. */
const LEEWAY = 2

/** They end a line and go with it. */
const MARK = /[：:，,、。；;·—-]/
const LEADING_MARKS = /^[\s：:，,、。；;·—-]+/

/** Each character of these is one by itself, so that nobody has to be asked what a reader counts as one. */
const PLAIN = /^[\u{20}-\u{7e}·—‘’“”、。《》【】（），：；？！\u{4e00}-\u{9fff}]*$/u

/** Made when a title first wants it; null in a browser that has none. */
const segmenter = (granularity: 'word' | 'grapheme'): (() => Intl.Segmenter | null) => {
  let made: Intl.Segmenter | null = null
  return () => {
    if ('Segmenter' in Intl) made ??= new Intl.Segmenter('zh', { granularity })
    return made
  }
}

const words = segmenter('word')
const graphemes = segmenter('grapheme')

/**
 * The first segmenter reads all languages, whichever is asked for: more than a phone does without a pause. It keeps what it
 * read for the whole page, so a thread of its own makes that one, while the answers with the titles are on their way.
 */
try {
  new Worker(new URL('./segmenter.worker.ts', import.meta.url), { type: 'module', name: 'segmenter' })
} catch {
  // There are none here, or whoever serves the page forbids them: then it is made when a title wants it.
}

const charactersOf = (text: string): readonly string[] => {
  const segments = PLAIN.test(text) ? null : graphemes()?.segment(text)
  return segments ? Array.from(segments, ({ segment }) => segment) : Array.from(text)
}

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
  const starts = new Set(Array.from(words()?.segment(text.join('')) ?? [], ({ index }) => index))
  let at = 0
  return text.flatMap((character, position) => {
    const begins = starts.has(at)
    at += character.length
    return begins ? [position] : []
  })
}
