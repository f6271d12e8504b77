import type { DocxLine } from './docx-lines.ts'
import { type MarkedText, wordsOf } from './inline-marks.ts'
import { labelledTexts, numberedLine, sectionAhead, sectionHead } from './paper-marks.ts'

/** An answer that stands apart from its question. */
export interface ApartAnswer {
  /** Of the section heading above it; null for none. */
  readonly section: number | null
  readonly number: number
  readonly answer: MarkedText
  readonly remarks: readonly { readonly name: string; readonly text: MarkedText }[]
}

interface Growing {
  readonly section: number | null
  readonly number: number
  answer: string
  remarks: { name: string; text: string }[]
}

/** `1-5 ABCDA`, `6～8：√×√`: one character for each. */
const RANGE =
  /(\d{1,3})\s*[-~～—–至到]+\s*(\d{1,3})\s*(?:题)?\s*[.．、:：]?\s*((?:[A-Ha-hＡ-Ｈ√×✓✗对错TF][\s,，、;；]*)+)/g

const rangesIn = (line: string, section: number | null): readonly Growing[] =>
  [...line.matchAll(RANGE)].flatMap(([, from = '', to = '', characters = '']) => {
    const all = Array.from(characters.replace(/[\s,，、;；]/g, ''))
    const count = Number(to) - Number(from) + 1
    if (all.length !== count) return []
    return all.map((answer, index) => ({ section, number: Number(from) + index, answer, remarks: [] }))
  })

/** Several of `1. A` in a line. */
const SHORT =
  /(?:^|[\s;；,，:：)）])(\d{1,3})\s*[.．、:：]\s*([A-HＡ-Ｈ]{1,8}|√|×|✓|✗|对|错|正确|错误)(?=[\s;；,，。]|$)/g

const shortsIn = (line: string, section: number | null): readonly Growing[] => {
  const found = [...line.matchAll(SHORT)]
  return found.length < 2
    ? []
    : found.map(([, number = '', answer = '']) => ({ section, number: Number(number), answer, remarks: [] }))
}

const NEXT = /(?:^|\s)(\d{1,3})\s*[.．、]\s*(?=\S)/g
const MAX_LISTED = 40

/** `6．3  7．-2  8．3×10^8`: answers of several blanks, whose numbers follow each other. */
const listedIn = (line: string, section: number | null): readonly Growing[] => {
  const found = [...line.matchAll(NEXT)]
  const [first] = found
  if (first === undefined || found.length < 2 || first.index !== 0 || line.includes('【')) return []
  const listed = found.map((match, at) => ({
    section,
    number: Number(match[1]),
    answer: line.slice(match.index + match[0].length, found[at + 1]?.index ?? line.length).trim(),
    remarks: [],
  }))
  const follow = listed.every(({ number }, at) => number === Number(first[1]) + at)
  return follow && listed.every(({ answer }) => answer.length <= MAX_LISTED) ? listed : []
}

/** A table with the numbers in one row and the answers in the next, or each pair in a row. */
const pairsIn = (cells: NonNullable<DocxLine['cells']>, section: number | null): readonly Growing[] => {
  const pairs: Growing[] = []
  const add = (number: string, answer: string): void => {
    const plain = wordsOf(number)
      .trim()
      .replace(/[.．、题]$/, '')
    if (/^\d{1,3}$/.test(plain) && answer.trim() !== '')
      pairs.push({ section, number: Number(plain), answer: answer.trim(), remarks: [] })
  }
  for (let at = 0; at + 1 < cells.length; at += 1) {
    const [numbers = [], answers = []] = [cells[at], cells[at + 1]]
    const isNumbers = numbers.filter((cell) => /^\d{1,3}$/.test(wordsOf(cell).trim())).length >= 2
    if (isNumbers) for (const [index, number] of numbers.entries()) add(number, answers[index] ?? '')
  }
  if (pairs.length === 0) for (const [number = '', answer = ''] of cells) add(number, answer)
  return pairs
}

/** The answers that stand together behind the questions. */
export const apartAnswers = (lines: readonly DocxLine[]): readonly ApartAnswer[] => {
  const all: Growing[] = []
  let section: number | null = null
  let open: Growing | null = null
  const grow = (text: string): void => {
    if (open === null) return
    for (const piece of labelledTexts(text)) {
      const last = open.remarks.at(-1)
      if (piece.role === 'remark') open.remarks.push({ name: piece.name, text: piece.text })
      else if (last !== undefined && piece.role === null) last.text += `\n${piece.text}`
      else if (piece.role === null || piece.role === 'answer')
        open.answer = open.answer === '' ? piece.text : `${open.answer}\n${piece.text}`
    }
  }
  for (const { text: whole, cells } of lines) {
    if (cells !== null && pairsIn(cells, section).length > 0) {
      all.push(...pairsIn(cells, section))
      open = null
      continue
    }
    const ahead = sectionAhead(whole)
    const text = ahead?.rest ?? whole
    if (ahead !== null) section = ahead.ordinal
    const head = ahead === null ? sectionHead(text) : null
    if (head !== null) {
      section = head.ordinal
      open = null
    }
    const short = [...rangesIn(text, section), ...shortsIn(text, section)]
    const listed = short.length > 0 ? short : listedIn(text, section)
    if (listed.length > 0) {
      all.push(...listed)
      open = null
      continue
    }
    if (head !== null) continue
    const numbered = numberedLine(text)
    if (numbered !== null && (!numbered.isBracketed || open === null)) {
      open = { section, number: numbered.number, answer: '', remarks: [] }
      all.push(open)
      grow(numbered.rest)
    } else if (text !== '') grow(text)
  }
  return all
}
