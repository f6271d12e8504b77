import { blanks, judgement, single } from '../questions/making.ts'
import type { QuestionContent } from '../questions/types.ts'
import type { Board, LessonScript, LessonSlide } from './types.ts'

const KEYS = 'ABCDEF'

const partsOf = (text: string, mark: string): readonly string[] => text.split(mark).map((part) => part.trim())

/** `stem || *right || wrong || wrong || why`: the right option has the star. */
const choiceOf = (text: string): QuestionContent => {
  const [stem = '', ...rest] = partsOf(text, '||')
  const options = rest.slice(0, -1)
  const right = options.findIndex((option) => option.startsWith('*'))
  const plain = options.map((option) => option.replace(/^\*/, ''))
  return single(stem, plain, KEYS.charAt(right), rest.at(-1) ?? '')
}

/** `statement || 对 || why`. */
const judgementOf = (text: string): QuestionContent => {
  const [stem = '', right = '', why = ''] = partsOf(text, '||')
  return judgement(stem, right === '对', why)
}

/** `stem with ____ || form / other form || why`. */
const blankOf = (text: string): QuestionContent => {
  const [stem = '', forms = '', why = ''] = partsOf(text, '||')
  return blanks(stem, [partsOf(forms, ' / ').join('|')], why)
}

const QUESTIONS: Readonly<Record<string, (text: string) => QuestionContent>> = {
  '?': choiceOf,
  '!': judgementOf,
  _: blankOf,
}

const BOARDS: Readonly<Record<string, (text: string) => Board>> = {
  $: (text) => ({ kind: 'formulas', lines: [text] }),
  '|': (text) => ({ kind: 'table', rows: [partsOf(text.replace(/\|$/u, ''), '|')] }),
  '>': (text) => ({ kind: 'chain', steps: partsOf(text, '>') }),
  '"': (text) => ({ kind: 'lines', lines: [text] }),
  '@': (text) => ({ kind: 'figure', name: text.trim() }),
}

/** Lines of one kind in a row are one board. */
const withBoard = (boards: readonly Board[], next: Board): readonly Board[] => {
  const last = boards.at(-1)
  const before = boards.slice(0, -1)
  if (last?.kind === 'formulas' && next.kind === 'formulas')
    return [...before, { ...last, lines: [...last.lines, ...next.lines] }]
  if (last?.kind === 'lines' && next.kind === 'lines')
    return [...before, { ...last, lines: [...last.lines, ...next.lines] }]
  if (last?.kind === 'table' && next.kind === 'table')
    return [...before, { ...last, rows: [...last.rows, ...next.rows] }]
  return [...boards, next]
}

const slideOf = (text: string): LessonSlide => {
  const [heading = '', ...lines] = text.split('\n')
  let slide: LessonSlide = { heading: heading.trim(), sentences: [], boards: [], questions: [] }
  for (const line of lines.filter((it) => it.trim() !== '')) {
    const [sign, rest] = [line.charAt(0), line.slice(1)]
    const board = BOARDS[sign]
    const question = line.charAt(1) === ' ' ? QUESTIONS[sign] : undefined
    if (board) slide = { ...slide, boards: withBoard(slide.boards, board(sign === '"' ? rest : rest.trim())) }
    else if (question) slide = { ...slide, questions: [...slide.questions, question(rest.trim())] }
    else slide = { ...slide, sentences: [...slide.sentences, line.trim()] }
  }
  return slide
}

/**
 * A script as it is written. `#` begins a slide with its heading; a plain line is shown and said; `$` is a formula, `|` a
 * row of a table, `>` a chain of steps, `"` a line in large type, `@` a drawing; `?` a choice, `!` a judgement, `_` a blank
 * that is asked after the slide.
 */
export const script = (course: string, lesson: string, text: string): LessonScript => ({
  course,
  lesson,
  slides: text
    .split(/^#/mu)
    .slice(1)
    .map((part) => slideOf(part.trim())),
})
