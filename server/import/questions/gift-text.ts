/** Commands of LaTeX that begin with `\n`, such as `\nabla`, and are no line breaks. */
const COMMANDS_IN_N =
  /^(?:abla|atural|e|earrow|eg|eq|ewline|exists|geq|gtr|i|leq|less|mid|olimits|onumber|ot|otin|parallel|rightarrow|sim|subseteq|supseteq|u|warrow)(?![A-Za-z])/

/** Formulas in brackets or double dollar signs; the backslash of a bracket may be escaped. */
const BRACKETED = /\\?\\\((?:(?!\\\()[\s\S])*?\\\)|\\?\\\[(?:(?!\\\[)[\s\S])*?\\\]|\$\$[^$]+?\$\$/g

/** Formulas between single dollar signs, as far as these are no prices. */
const IN_DOLLARS = /(?<![\\$\w])\$(?![\s$~=#])[^$\n]*?[^\s$~=#\\]\$(?![\d$])/g

/** In a formula `\$` belongs to LaTeX. */
const BRACKETED_OR_ESCAPE = new RegExp(`${BRACKETED.source}|\\\\(?:[\\\\~=#{}:$]|n)`, 'g')
const ESCAPE = /\\([\\~=#{}:]|n)/g

/**
 * Text of GIFT as it is meant: escaped characters as themselves; other backslashes are left to formulas. `dollar` stands for a `\$`
 * outside of formulas.
 */
export const unescaped = (text: string, dollar = '$'): string => {
  const plain = (part: string, from: number): string =>
    part.replace(ESCAPE, (whole, character: string, at: number) => {
      if (character !== 'n') return character
      return COMMANDS_IN_N.test(text.slice(from + at + 2)) ? whole : '\n'
    })
  return text.replace(BRACKETED_OR_ESCAPE, (whole, at: number) =>
    whole === '\\$' ? dollar : plain(whole, at),
  )
}

export const giftEscaped = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r?\n/g, '\\n')

const isEscaped = (text: string, at: number): boolean => {
  let before = 0
  while (text[at - 1 - before] === '\\') before += 1
  return before % 2 === 1
}

/** Where one of the characters stands, in UTF-16 units: a rare character before it counts for two. */
const placesOf = (text: string, wanted: string): readonly number[] =>
  Array.from({ length: text.length }, (_, at) => at).filter((at) => wanted.includes(text[at] ?? ' '))

/** Positions of characters that are not escaped: GIFT gives them their meaning within formulas too. */
const signsIn = (text: string, wanted: string): readonly number[] =>
  placesOf(text, wanted).filter((at) => !isEscaped(text, at))

export interface AnswerBlock {
  readonly before: string
  readonly answers: string
  readonly after: string
}

/** What an answer may begin with; braces of a formula hold anything else. */
const IS_ANSWER = /^\s*(?:$|[=~#]|(?:TRUE|FALSE|T|F)\s*(?:#|$))/i

const belongsToFormula = (before: string): boolean => /(?:[\^_}]|\\[A-Za-z]+)$/.test(before)

const isInFormula = (text: string, at: number): boolean =>
  [...text.matchAll(BRACKETED), ...text.matchAll(IN_DOLLARS)].some(
    ({ index, 0: whole }) => at > index && at < index + whole.length,
  )

/**
 * The braces that hold the answers; null for none, `many` for several. Where none begin as answers do, the only ones outside
 * of formulas hold a short answer: `{One}`.
 */
export const answerBlockIn = (text: string): AnswerBlock | null | 'many' => {
  const blocks: AnswerBlock[] = []
  const others: AnswerBlock[] = []
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
      const before = text.slice(0, from)
      if (depth === 0 && !belongsToFormula(before)) {
        const found = IS_ANSWER.test(answers) ? blocks : others
        found.push({ before, answers, after: text.slice(at + 1) })
      }
    }
  }
  if (depth !== 0) return unbalanced(text)
  const found = blocks.length > 0 ? blocks : others.filter(({ before }) => !isInFormula(text, before.length))
  return found.length > 1 ? 'many' : (found[0] ?? null)
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

/** `text#feedback` cut at the first character that is not escaped. */
export const cutFeedback = (text: string): readonly [text: string, feedback: string] => {
  const [at] = signsIn(text, '#')
  return at === undefined ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

const answerFrom = (character: string, written: string): GiftAnswer => {
  const weight = WEIGHT.exec(written)
  const [text, feedback] = cutFeedback(weight ? written.slice(weight[0].length) : written)
  return {
    isRight: character === '=',
    weight: weight ? Number(weight[1]) : null,
    text: text.trim(),
    feedback: feedback.trim(),
  }
}

/**
 * The answers of a block, each begun by = or ~. Text before the first of them is an answer as well: a wrong one where there are
 * options, else a right one.
 */
export const answersIn = (block: string): readonly GiftAnswer[] => {
  const starts = signsIn(block, '=~')
  const answers = starts.map((at, index) =>
    answerFrom(block[at] ?? '', block.slice(at + 1, starts[index + 1])),
  )
  const first = block.slice(0, starts[0])
  if (first.trim() === '') return answers
  return [answerFrom(signsIn(block, '~').length > 0 ? '~' : '=', first), ...answers]
}

/** True where a character stands within a formula, not escaped: where answers end is then anybody's guess. */
export const cutsFormula = (block: string): boolean => {
  const isCut = (formula: string) => signsIn(formula, '~=#').length > 0
  // ` =` and ` ~` begin an answer, between prices for one.
  const isCutInside = (formula: string) =>
    signsIn(formula, '~=#').some(
      (at) => !(/\s/.test(formula[at - 1] ?? '') && /\S/.test(formula[at + 1] ?? '')),
    )
  const found = (spans: RegExp) => [...block.matchAll(spans)].map(([formula]) => formula)
  return found(BRACKETED).some(isCut) || found(IN_DOLLARS).some(isCutInside)
}
