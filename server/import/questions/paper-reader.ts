import type { DocxLine } from './docx-lines.ts'
import { FileRefusal } from './draft.ts'
import { type MarkedText, wordsOf } from './inline-marks.ts'
import { type ApartAnswer, apartAnswers } from './paper-answers.ts'
import {
  answersBegin,
  type LabelledText,
  labelledTexts,
  numberedLine,
  optionLine,
  type SectionHead,
  sectionHead,
  sharedBy,
} from './paper-marks.ts'
import { NO_STAFF_QUESTION, type StaffQuestion, staffKindOf } from './staff-question.ts'

/** A question of a paper. */
export interface PaperQuestion extends StaffQuestion {
  readonly number: number
  readonly section: number | null
  /** Which shared text it belongs to, its place among them; null for none. */
  readonly shared: number | null
}

export interface Paper {
  readonly questions: readonly PaperQuestion[]
  readonly shared: readonly MarkedText[]
}

const MAX_QUESTIONS = 3000

type Growing = { -readonly [K in keyof PaperQuestion]: PaperQuestion[K] }

const POINTS = /^\s*[（(]\s*(?:本(?:小)?题\s*)?(?:满分\s*)?(\d{1,3}(?:\.\d)?)\s*分\s*[)）]\s*/

/** How far the number of a question may jump: a question that could not be told from its neighbours. */
const MAX_JUMP = 10

const withLine = (text: MarkedText, line: MarkedText): MarkedText => (text === '' ? line : `${text}\n${line}`)

/** Reads a paper line by line. */
class PaperReader {
  readonly questions: Growing[] = []
  readonly shared: string[] = []
  private section: SectionHead | null = null
  private open: Growing | null = null
  private place: 'stem' | 'answer' | 'remark' = 'stem'
  private sharing: { readonly from: number; readonly to: number; readonly at: number } | null = null
  private isFresh = true

  take({ text, cells }: DocxLine): void {
    if (wordsOf(text).trim() === '' && text === '') return
    const head = cells === null ? sectionHead(text) : null
    if (head !== null && this.endsQuestion(head)) return this.beginSection(head)
    const shared = sharedBy(text)
    if (shared !== null) return this.beginShared(shared, text)
    const numbered = cells === null ? numberedLine(text) : null
    if (numbered !== null && this.begins(numbered.number, numbered.isBracketed))
      return this.beginQuestion(numbered.number, numbered.rest)
    if (this.open === null) {
      const at = this.sharing?.at
      if (at !== undefined) this.shared[at] = withLine(this.shared[at] ?? '', text)
      return
    }
    this.add(this.open, text)
  }

  /** （一） within an answer is no section. */
  private endsQuestion(head: SectionHead): boolean {
    return head.kind !== null || head.ordinal !== null || this.open === null
  }

  private beginSection(head: SectionHead): void {
    this.section = head
    this.open = null
    this.sharing = null
    this.isFresh = true
  }

  private beginShared(range: { readonly from: number; readonly to: number }, text: string): void {
    this.sharing = { ...range, at: this.shared.push(text) - 1 }
    this.open = null
  }

  private begins(number: number, isBracketed: boolean): boolean {
    const last = this.open ?? this.questions.at(-1)
    if (this.sharing !== null && this.open === null && number === this.sharing.from) return true
    if (isBracketed && this.open !== null && !this.isBracketed) return false
    const isFirst = this.isFresh || last === undefined
    const follows = last !== undefined && number > last.number && number <= last.number + MAX_JUMP
    if (isBracketed !== this.isBracketed && !isFirst) return false
    if (isFirst) this.isBracketed = isBracketed
    return isFirst ? number <= 300 : follows
  }
  private isBracketed = false

  private beginQuestion(number: number, rest: string): void {
    if (this.questions.length >= MAX_QUESTIONS)
      throw new FileRefusal(`题目多于 ${MAX_QUESTIONS} 道，请分成几个文件`)
    if (this.sharing !== null && number > this.sharing.to) this.sharing = null
    const [points, score] = POINTS.exec(rest) ?? []
    this.open = {
      ...NO_STAFF_QUESTION,
      place: `第 ${number} 题`,
      number,
      section: this.section?.ordinal ?? null,
      shared: this.sharing !== null && number >= this.sharing.from ? this.sharing.at : null,
      kind: this.section?.kind ?? null,
      points: score === undefined ? (this.section?.points ?? null) : Number(score),
      pointsOfBlank: this.section?.pointsOfBlank ?? null,
    }
    this.questions.push(this.open)
    this.isFresh = false
    this.place = 'stem'
    this.add(this.open, rest.slice(points?.length ?? 0))
  }

  private add(question: Growing, line: string): void {
    for (const piece of labelledTexts(line)) this.addPiece(question, piece)
  }

  private addPiece(question: Growing, { role, name, text }: LabelledText): void {
    switch (role) {
      case null:
        return this.addText(question, text)
      case 'answer':
        this.place = 'answer'
        question.answer = withLine(question.answer, text)
        return
      case 'remark':
        this.place = 'remark'
        question.remarks = [...question.remarks, { name, text }]
        return
      case 'kind':
        question.kind = staffKindOf(text) ?? question.kind
        return
      case 'points':
        question.points = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN) || question.points
        return
      case 'knowledge':
        question.knowledge = wordsOf(text).split(/[,，;；、\s]/)[0] ?? ''
        return
      case 'chapter':
      case 'difficulty':
      case 'source':
        question[role] = wordsOf(text)
    }
  }

  private addText(question: Growing, text: string): void {
    if (text === '') return
    if (this.place === 'answer') {
      question.answer = withLine(question.answer, text)
      return
    }
    const last = question.remarks.at(-1)
    if (this.place === 'remark' && last !== undefined) {
      question.remarks = [...question.remarks.slice(0, -1), { ...last, text: withLine(last.text, text) }]
      return
    }
    const found = optionLine(text, question.options.length)
    if (found !== null && (question.options.length === 0 || found.before === '')) {
      if (found.before !== '') question.stem = withLine(question.stem, found.before)
      question.options = [...question.options, ...found.options]
      return
    }
    const options = question.options
    if (options.length === 0) question.stem = withLine(question.stem, text)
    else question.options = [...options.slice(0, -1), withLine(options.at(-1) ?? '', text)]
  }
}

/** The layout tables of options: a table whose cells all begin with letters is read as lines. */
const plainLines = (lines: readonly DocxLine[]): readonly DocxLine[] =>
  lines.flatMap((line) => {
    const cells = line.cells?.flat().filter((cell) => cell.trim() !== '') ?? []
    const isOptions = cells.length >= 2 && cells.every((cell) => /^[A-HＡ-Ｈ]\s*[.．、]/.test(cell))
    return isOptions ? [{ text: cells.join('\t'), cells: null }] : [line]
  })

const answerOf = (question: PaperQuestion, answers: readonly ApartAnswer[]): ApartAnswer | undefined => {
  const numbered = answers.filter(({ number }) => number === question.number)
  const own = numbered.filter(({ section }) => section !== null && section === question.section)
  return own[0] ?? (numbered.length === 1 || numbered[0]?.section === null ? numbered[0] : undefined)
}

const withApart = (question: PaperQuestion, answers: readonly ApartAnswer[]): PaperQuestion => {
  const apart = answerOf(question, answers)
  if (apart === undefined) return question
  return {
    ...question,
    answer: question.answer === '' ? apart.answer : question.answer,
    remarks: question.remarks.length === 0 ? apart.remarks : question.remarks,
  }
}

const ORDINALS = Array.from('一二三四五六七八九十')

/** Where numbers begin anew in every section, the section is said besides. */
const withPlaces = (questions: readonly PaperQuestion[]): readonly PaperQuestion[] => {
  const numbers = new Set(questions.map(({ number }) => number))
  if (numbers.size === questions.length) return questions
  return questions.map((question) => {
    const ordinal = question.section === null ? undefined : ORDINALS[question.section - 1]
    return ordinal === undefined ? question : { ...question, place: `${ordinal}、${question.place}` }
  })
}

/** The questions of a paper as staff rooms write them, with the answers that stand behind all of them. */
export const readPaper = (all: readonly DocxLine[]): Paper => {
  const lines = plainLines(all)
  const at = lines.findIndex(({ text, cells }) => cells === null && answersBegin(text) !== null)
  const ownLines = at < 0 ? lines : lines.slice(0, at)
  const reader = new PaperReader()
  for (const line of ownLines) reader.take(line)
  const rest = at < 0 ? null : (answersBegin(lines[at]?.text ?? '')?.rest ?? '')
  const behind = rest === null ? [] : [{ text: rest, cells: null }, ...lines.slice(at + 1)]
  const answers = apartAnswers(behind)
  const questions = reader.questions.map((question) => withApart(question, answers))
  return { questions: withPlaces(questions), shared: reader.shared }
}
