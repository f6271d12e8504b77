/** A part of a text; `matched` where it is what was searched for. */
export interface TextSegment {
  readonly text: string
  readonly matched: boolean
}

/** The parts of a text around every occurrence of `term`, whatever its case. */
export const segmentsOf = (text: string, term: string): readonly TextSegment[] => {
  const found = term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase())
  if (found === -1) return text === '' ? [] : [{ text, matched: false }]
  const end = found + term.length
  return [
    ...(found === 0 ? [] : [{ text: text.slice(0, found), matched: false }]),
    { text: text.slice(found, end), matched: true },
    ...segmentsOf(text.slice(end), term),
  ]
}

/** Full-width letters and digits are those of the keyboard; the length stays. */
const folded = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .toLowerCase()

/** The parts of a text around every occurrence of each word of a keyword, whatever its case and width. */
export const segmentsOfWords = (text: string, keyword: string): readonly TextSegment[] => {
  const places = folded(text)
  const matched = Array.from({ length: text.length }, () => false)
  for (const word of folded(keyword).split(/\s+/).filter(Boolean))
    for (let at = places.indexOf(word); at !== -1; at = places.indexOf(word, at + word.length))
      matched.fill(true, at, at + word.length)
  const segments: TextSegment[] = []
  for (let from = 0; from < text.length; ) {
    let to = from + 1
    while (to < text.length && matched[to] === matched[from]) to += 1
    segments.push({ text: text.slice(from, to), matched: matched[from] === true })
    from = to
  }
  return segments
}
