/** A point read as a heading and what is said under it. */
export interface Statement {
  readonly heading: string | undefined
  readonly sentences: readonly string[]
}

const numbering =
  /^(?:(?:第[一二三四五六七八九十\d]{1,2}题|[一二三四五六七八九十\d]{1,2})[、.．)）](?!\d)|[①-⑩]|[(（][一二三四五六七八九十\d]{1,2}[)）])\s*/u

/** Without a leading number: the file counts for itself. */
export const unnumbered = (point: string): string => point.replace(numbering, '')

const opening = '“‘「『（(《【〔'
const closing = '”’」』）)》】〕'

/** Cuts after the marks given, but never inside quotation marks or brackets. */
const cut = (text: string, marks: string): readonly string[] => {
  const signs = Array.from(text)
  const pieces: string[] = []
  let depth = 0
  let piece = ''
  for (const [index, sign] of signs.entries()) {
    piece += sign
    if (opening.includes(sign)) depth += 1
    if (closing.includes(sign)) depth = Math.max(0, depth - 1)
    const ended = closing.includes(sign) ? (signs[index - 1] ?? '') : sign
    if (depth === 0 && marks.includes(ended) && !closing.includes(signs[index + 1] ?? ' ')) {
      pieces.push(piece.trim())
      piece = ''
    }
  }
  return [...pieces, piece.trim()].filter((one) => one !== '')
}

export const sentencesOf = (text: string): readonly string[] => cut(text, '。！？；')

const headingLength = 18

/** `情境：小明走了 2 km` has the heading 情境; a colon inside quotation marks makes none. */
export const statementOf = (point: string): Statement => {
  const text = unnumbered(point.replaceAll('｜', '　'))
  const [first = ''] = cut(text, '：:，。；！？')
  const isHeading =
    /[：:]$/u.test(first) &&
    first.length <= headingLength &&
    first.length > 1 &&
    !/^\d+.$/u.test(first) &&
    first.length < text.length
  return isHeading
    ? { heading: first.slice(0, -1), sentences: sentencesOf(text.slice(first.length)) }
    : { heading: undefined, sentences: sentencesOf(text) }
}
