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
