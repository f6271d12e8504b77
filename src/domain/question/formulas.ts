/** A piece of a text: as it is read, or a formula in LaTeX. */
export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly latex: string; readonly display: boolean }

const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g

/** Splits a text at its formulas: \( \) within a line, \[ \] on a line of its own (contract question). */
export const piecesOf = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = []
  let end = 0
  for (const found of text.matchAll(FORMULA)) {
    const [whole, inline, display] = found
    if (found.index > end) pieces.push({ kind: 'text', text: text.slice(end, found.index) })
    pieces.push({
      kind: 'formula',
      latex: (inline ?? display ?? '').trim(),
      display: display !== undefined,
    })
    end = found.index + whole.length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}

/** Whether there is anything to typeset in a text. */
export const hasFormulas = (text: string): boolean => text.search(FORMULA) >= 0
