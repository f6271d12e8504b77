/** As many characters as fit beside the glyph. */
const LINE_LENGTH = 9
/** How far from the middle a line may be broken so that no word is. */
const LEEWAY = 2

/** Marks that end a line and go with it; a space only where it stands behind Chinese. */
const MARK = /[：:，,、。；;·—-]|(?<=\p{Script=Han})\s|(?=[（(])/u
const LEADING_MARKS = /^[\s：:，,、。；;·—-]+/

const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** The first characters of a title in at most two lines, broken at a mark of punctuation, else between words. */
export const coverLines = (title: string): readonly string[] => {
  const plain = title.replace(/[《》“”"'「」]/g, '').trim()
  const first = breakAfter(plain)
  const rest = plain.slice(first).replace(LEADING_MARKS, '')
  if (rest === '') return [plain.slice(0, first)]
  const characters = Array.from(rest)
  const second = characters.length > LINE_LENGTH ? `${characters.slice(0, LINE_LENGTH - 1).join('')}…` : rest
  return [plain.slice(0, first), second]
}

/** Where the first line ends. */
const breakAfter = (text: string): number => {
  const mark = text.slice(0, LINE_LENGTH + 1).search(MARK)
  if (mark > 1) return mark
  if (text.length <= LINE_LENGTH) return text.length
  const middle = Math.min(Math.ceil(text.length / 2), LINE_LENGTH)
  const starts = [...words.segment(text)].map(({ index }) => index)
  const near = starts.filter((index) => index <= LINE_LENGTH && Math.abs(index - middle) <= LEEWAY)
  return near.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle
}
