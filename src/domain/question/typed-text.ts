import type { EditedPart, EditedQuestion } from './question-correction.ts'

/** What signs stand for, by the sign: HTML. */
export type TypedPieces = ReadonlyMap<string, string>

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const KEPT = /&lt;(\/?(?:sub|sup|u|strong|em))&gt;/g
const SIGN = /\[((?:图|表|列表)\d+)(?:[：:]([^\]\n]*))?\]/g
const FORMULA = /\$\$([^$]+?)\$\$|(?<![\\$\w])\$(?!\s)([^$\n]+?)(?<![\s\\])\$(?![\d$])/g
const LIKE_A_FORMULA = /[\\^_=+<>]|^[A-Za-z]$/
const SIGNS_ALONE = /^(?!.*[a-z]{4})[\w\s()[\]{}|,.:;!'*/%°′″×÷·±−△▱⊙Α-ω∀-⋿-]+$/
const ROW = /^\s*\|.*\|\s*$/
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/

/** As the server takes it: names of a program, as in $i;$j, run on behind the second sign. */
const isFormula = (text: string, after: string): boolean =>
  LIKE_A_FORMULA.test(text) || (SIGNS_ALONE.test(text) && !/^\w/.test(after))

const withFormulas = (html: string): string =>
  html.replace(FORMULA, (whole, double: string | undefined, once: string | undefined, at: number) => {
    if (double !== undefined) return `\\[${double.trim()}\\]`
    const plain = (once ?? '').replace(/&[lg]t;/g, '<')
    return isFormula(plain, html.slice(at + whole.length)) ? `\\(${once}\\)` : whole
  })

/** A picture shows what stands behind its sign: [图1：一个杠杆]. */
const pieceHtml = (piece: string | undefined, words: string): string | undefined =>
  piece?.replace(
    /^<img\b([^>]*?)\salt=(?:"[^"]*"|'[^']*')/i,
    (_, before: string) => `<img${before} alt="${words.trim()}"`,
  )

const lineHtml = (line: string, pieces: TypedPieces): string =>
  withFormulas(escaped(line.trim()).replace(KEPT, '<$1>')).replace(
    SIGN,
    (sign, key: string, words?: string) => pieceHtml(pieces.get(key), words ?? '') ?? sign,
  )

const rowHtml = (row: string, tag: 'th' | 'td', pieces: TypedPieces): string =>
  `<tr>${row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => `<${tag}>${lineHtml(cell, pieces)}</${tag}>`)
    .join('')}</tr>`

const tableHtml = (rows: readonly string[], pieces: TypedPieces): string => {
  const hasHead = RULE.test(rows[1] ?? '')
  const told = rows.filter((row) => !RULE.test(row))
  return `<table><tbody>${told.map((row, at) => rowHtml(row, hasHead && at === 0 ? 'th' : 'td', pieces)).join('')}</tbody></table>`
}

/** A sign as it is put between two pieces of a text: in a line of its own beside a row of a table, which it would break. */
export const placedSign = (before: string, after: string, sign: string): string => {
  const above = before.slice(before.lastIndexOf('\n') + 1)
  const [below = ''] = after.split('\n', 1)
  const [breaks, isBroken] = [ROW.test(above) && below.trim() === '', ROW.test(below) && above.trim() === '']
  return `${breaks ? '\n' : ''}[${sign}]${isBroken ? '\n' : ''}`
}

/** What was typed as it will be seen: lines, formulas between $ or \( \), tables of cells between |, pictures for their signs. */
export const typedHtml = (text: string, pieces: TypedPieces): string => {
  const blocks: { readonly table: boolean; readonly lines: string[] }[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const table = ROW.test(line)
    const last = blocks.at(-1)
    if (table && last?.table === true) last.lines.push(line)
    else blocks.push({ table, lines: [line] })
  }
  const [only] = blocks
  if (blocks.length === 1 && only !== undefined && !only.table) return lineHtml(only.lines[0] ?? '', pieces)
  return blocks
    .map(({ table, lines }) =>
      table ? tableHtml(lines, pieces) : lines.map((line) => `<p>${lineHtml(line, pieces)}</p>`).join(''),
    )
    .join('')
}

/** Scoring points are words and formulas. */
const NO_PIECES: TypedPieces = new Map()

const partShown = <Part extends EditedPart>(part: Part, pieces: TypedPieces): Part => ({
  ...part,
  stem: typedHtml(part.stem, pieces),
  options: part.options.map((option) => typedHtml(option, pieces)),
  answers:
    part.kind === 'essay'
      ? part.answers.map((forms) => forms.map((form) => typedHtml(form, pieces)))
      : part.answers,
  analysis: typedHtml(part.analysis, pieces),
  rubric: part.rubric.map((point) => ({ ...point, text: typedHtml(point.text, NO_PIECES) })),
})

/** A question as it is typed, as it will be seen: its texts HTML. */
export const typedQuestion = (question: EditedQuestion, pieces: TypedPieces): EditedQuestion => ({
  ...partShown(question, pieces),
  parts: question.parts.map((part) => partShown(part, pieces)),
})
