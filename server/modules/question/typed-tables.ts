import type { SentPart, SentQuestion } from '../../import/questions/corrections.ts'
import { editableText, htmlOfEditable, type TextPieces } from '../../import/questions/editable-text.ts'

const ROW = /^\s*\|.*\|\s*$/
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

const tableOf = (rows: readonly string[], pieces: TextPieces): string => {
  const hasHead = RULE.test(rows[1] ?? '')
  const line = (row: string, tag: 'th' | 'td') =>
    `<tr>${cellsOf(row)
      .map((cell) => `<${tag}>${htmlOfEditable(cell, pieces)}</${tag}>`)
      .join('')}</tr>`
  const body = rows
    .filter((row) => !RULE.test(row))
    .map((row, at) => line(row, hasHead && at === 0 ? 'th' : 'td'))
  return `<table><tbody>${body.join('')}</tbody></table>`
}

/** Lines of cells between | become a table, which the text then names by a sign. */
export const withTables = (text: string, pieces: TextPieces): string => {
  const lines: string[] = []
  let rows: string[] = []
  const close = () => {
    if (rows.length === 0) return
    const sign = `表${[...pieces.keys()].filter((key) => key.startsWith('表')).length + 1}`
    pieces.set(sign, tableOf(rows, pieces))
    lines.push(`[${sign}]`)
    rows = []
  }
  for (const line of text.split(/\r?\n/)) {
    if (ROW.test(line)) rows.push(line)
    else {
      close()
      lines.push(line)
    }
  }
  close()
  return lines.join('\n')
}

const TABLE_ROW = /<tr>([\s\S]*?)<\/tr>/g
const TABLE_CELL = /<(t[hd])>([\s\S]*?)<\/\1>/g

/** The table as lines of cells, where it would come back from them as it is; null for any other. */
const rowsOf = (table: string, pieces: TextPieces): readonly string[] | null => {
  const rows = [...table.matchAll(TABLE_ROW)].flatMap(([, row = ''], at) => {
    const cells = [...row.matchAll(TABLE_CELL)]
    const line = `| ${cells.map(([, , cell = '']) => editableText(cell, pieces)).join(' | ')} |`
    return at === 0 && cells[0]?.[1] === 'th' ? [line, `|${' --- |'.repeat(cells.length)}`] : [line]
  })
  return rows.every((row) => ROW.test(row)) && tableOf(rows, pieces) === table ? rows : null
}

const SIGN = /^\[(表\d+)\]$/

/** A text in which tables can be typed on: lines of cells in the place of their signs. */
const withRows = (text: string, pieces: TextPieces): string =>
  text
    .split('\n')
    .flatMap((line, at, lines) => {
      const table = pieces.get(SIGN.exec(line)?.[1] ?? '')
      const rows = table === undefined ? null : rowsOf(table, pieces)
      // Two tables that follow each other would be read as one.
      return rows === null || SIGN.test(lines[at - 1] ?? '') ? [line] : rows
    })
    .join('\n')

const partWithRows = <Part extends SentPart>(part: Part, pieces: TextPieces): Part => ({
  ...part,
  Stem: withRows(part.Stem, pieces),
  Options: part.Options.map((option) => withRows(option, pieces)),
  Answers: part.Answers.map((forms) => forms.map((form) => withRows(form, pieces))),
  Analysis: withRows(part.Analysis, pieces),
})

/** A question to be corrected, with its tables as they are typed. */
export const questionWithRows = (question: SentQuestion, pieces: TextPieces): SentQuestion => ({
  ...partWithRows(question, pieces),
  Parts: question.Parts.map((part) => partWithRows(part, pieces)),
})
