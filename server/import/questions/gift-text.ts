import { FORMULA_SPANS } from './formula-marks.ts'

/** Commands of LaTeX that begin as an escaped line break does. */
const COMMANDS_IN_N =
  /^(?:abla|atural|e|earrow|eg|eq|ewline|exists|geq|gtr|i|leq|less|mid|olimits|onumber|ot|otin|parallel|rightarrow|sim|subseteq|supseteq|u|warrow)(?![A-Za-z])/

/** Text of GIFT as it is meant: escaped signs as themselves; other backslashes are left to formulas. */
export const unescaped = (text: string): string =>
  text.replace(/\\([\\~=#{}:]|n)/g, (whole, sign: string, at: number) => {
    if (sign !== 'n') return sign
    return COMMANDS_IN_N.test(text.slice(at + 2)) ? whole : '\n'
  })

export const giftEscaped = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r?\n/g, '\\n')

const isEscaped = (text: string, at: number): boolean => {
  let before = 0
  while (text[at - 1 - before] === '\\') before += 1
  return before % 2 === 1
}

/** Where one of the signs stands, in UTF-16 units: a rare character before it counts for two. */
const placesOf = (text: string, wanted: string): readonly number[] =>
  Array.from({ length: text.length }, (_, at) => at).filter((at) => wanted.includes(text[at] ?? ' '))

/** Where the signs stand that mean something: not escaped, and not within a formula. */
const signsIn = (text: string, wanted: string): readonly number[] => {
  const formulas = [...text.matchAll(FORMULA_SPANS)].map(({ index, 0: whole }) => [
    index,
    index + whole.length,
  ])
  return placesOf(text, wanted).filter(
    (at) => !isEscaped(text, at) && !formulas.some(([from = 0, to = 0]) => at > from && at < to),
  )
}

export interface AnswerBlock {
  readonly before: string
  readonly answers: string
  readonly after: string
}

/** What an answer may begin with; braces of a formula hold anything else. */
const IS_ANSWER = /^\s*(?:$|[=~#]|(?:TRUE|FALSE|T|F)\s*(?:#|$))/i

/** The braces that hold the answers; null for none, `many` for several. */
export const answerBlockIn = (text: string): AnswerBlock | null | 'many' => {
  const blocks: AnswerBlock[] = []
  let depth = 0
  let from = 0
  for (const at of placesOf(text, '{}')) {
    if (isEscaped(text, at)) continue
    if (text[at] === '{') {
      if (depth === 0) from = at
      depth += 1
    } else if (depth > 0) {
      depth -= 1
      const answers = text.slice(from + 1, at)
      const belongsToFormula = /(?:[\^_}]|\\[A-Za-z]+)$/.test(text.slice(0, from))
      if (depth === 0 && !belongsToFormula && IS_ANSWER.test(answers))
        blocks.push({ before: text.slice(0, from), answers, after: text.slice(at + 1) })
    }
  }
  if (depth !== 0) return unbalanced(text)
  return blocks.length > 1 ? 'many' : (blocks[0] ?? null)
}

/** Braces that do not match: as Moodle reads them, from the first to the last. */
const unbalanced = (text: string): AnswerBlock | null => {
  const from = placesOf(text, '{').find((at) => !isEscaped(text, at)) ?? -1
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from || !IS_ANSWER.test(text.slice(from + 1, to))) return null
  return { before: text.slice(0, from), answers: text.slice(from + 1, to), after: text.slice(to + 1) }
}

export interface GiftAnswer {
  readonly isRight: boolean
  /** Percent; null where it does not say. */
  readonly weight: number | null
  /** Still escaped. */
  readonly text: string
  /** Still escaped; '' for none. */
  readonly feedback: string
}

const WEIGHT = /^\s*%(-?\d+(?:\.\d+)?)%/

/** `text#feedback` cut at the first sign that is not escaped. */
export const cutFeedback = (text: string): readonly [text: string, feedback: string] => {
  const [at] = signsIn(text, '#')
  return at === undefined ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

const answerFrom = (sign: string, written: string): GiftAnswer => {
  const weight = WEIGHT.exec(written)
  const [text, feedback] = cutFeedback(weight ? written.slice(weight[0].length) : written)
  return {
    isRight: sign === '=',
    weight: weight ? Number(weight[1]) : null,
    text: text.trim(),
    feedback: feedback.trim(),
  }
}

/** The answers of a block, each begun by = or ~. */
export const answersIn = (block: string): readonly GiftAnswer[] => {
  const starts = signsIn(block, '=~')
  return starts.map((at, index) => answerFrom(block[at] ?? '', block.slice(at + 1, starts[index + 1])))
}
