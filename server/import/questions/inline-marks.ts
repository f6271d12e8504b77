import { escapeMarkup } from '../../html/escape-markup.ts'
import { withOwnMarks } from './formula-marks.ts'

/** Characters of the private use area: no pattern that looks for words, digits or brackets finds anything in a mark. */
const START = '\ue000'
const END = '\ue001'
const ZERO = 0xe010
const MARK = /\ue000([\ue010-\ue019]+)\ue001/g
const OWN_CHARACTERS = /[\ue000-\ue01f]/g

/** A text in which pieces of HTML (pictures, formulas, raised figures, tables) each stand as one mark. */
export type MarkedText = string

export interface InlineMarks {
  /** A mark for a piece of HTML; `fault` says why what it stands for could not be read. */
  put(html: string, fault?: string): MarkedText
  /** As HTML: each line a paragraph, as far as there are several. */
  html(text: MarkedText): string
  /** The faults of what is marked in a text, each once. */
  faultsIn(text: MarkedText): readonly string[]
}

/** Text of a file without characters that would be taken for marks. */
export const unmarked = (text: string): string => text.replace(OWN_CHARACTERS, '')

/** What stands in a text besides marks. */
export const wordsOf = (text: MarkedText): string => text.replace(MARK, '')

const BLOCK = /^<(?:table|p|ul|ol)\b/

export const inlineMarks = (): InlineMarks => {
  const pieces: { readonly html: string; readonly fault: string | null }[] = []
  const pieceOf = (digits: string) =>
    pieces[Number(Array.from(digits, (digit) => digit.charCodeAt(0) - ZERO).join(''))]
  const lineOf = (line: string): string =>
    escapeMarkup(line.trim()).replace(MARK, (_, digits: string) => pieceOf(digits)?.html ?? '')
  return {
    put: (html, fault) => {
      const number = pieces.push({ html, fault: fault ?? null }) - 1
      const digits = Array.from(String(number), (digit) => String.fromCharCode(ZERO + Number(digit)))
      return `${START}${digits.join('')}${END}`
    },
    html: (text) => {
      const lines = text
        .split('\n')
        .map(lineOf)
        .filter((line) => line !== '')
      const [only = ''] = lines
      if (lines.length < 2) return withOwnMarks(only)
      return withOwnMarks(lines.map((line) => (BLOCK.test(line) ? line : `<p>${line}</p>`)).join(''))
    },
    faultsIn: (text) => [
      ...new Set([...text.matchAll(MARK)].flatMap(([, digits = '']) => pieceOf(digits)?.fault ?? [])),
    ],
  }
}
