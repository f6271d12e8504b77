import { withLowerCase } from './case-variants.ts'
import { choiceOf } from './choice.ts'
import { type DraftPart, draftPart, refuseItem } from './draft.ts'
import { numberForm } from './number-form.ts'
import { plainTextOf, remark } from './text-format.ts'

/** One of the gaps of a cloze question, with the text before it. */
export interface Gap {
  readonly before: string
  readonly part: DraftPart
}

export interface Cloze {
  readonly gaps: readonly Gap[]
  readonly after: string
}

type GapKind = 'number' | 'word' | 'exact word' | 'choice' | 'choices'

const KINDS: Readonly<Record<string, GapKind>> = {
  NUMERICAL: 'number',
  NM: 'number',
  SHORTANSWER: 'word',
  SA: 'word',
  MW: 'word',
  SHORTANSWER_C: 'exact word',
  SAC: 'exact word',
  MWC: 'exact word',
}

const kindOf = (name: string): GapKind | null => {
  const known = KINDS[name]
  if (known !== undefined) return known
  if (/^(?:MULTICHOICE(?:_[VH])?S?|MULTICHOICE_[VH]?S|MC[VH]?S?)$/.test(name)) return 'choice'
  return /^(?:MULTIRESPONSE(?:_H)?S?|MULTIRESPONSE_H?S|MRH?S?)$/.test(name) ? 'choices' : null
}

const START = /\{(\d*(?:\.\d+)?):([A-Z_]+):?/g

/** Where the braces close that began before `from`; -1 for nowhere. */
const closing = (text: string, from: number): number => {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '}') return at
  }
  return -1
}

const cut = (text: string, separator: string): readonly string[] =>
  text.split(new RegExp(`(?<!\\\\)${separator}`)).map((piece) => piece)

const unescaped = (text: string): string => text.replace(/\\([}#~/"\\=])/g, '$1')

interface GapAnswer {
  readonly weight: number
  /** HTML. */
  readonly text: string
  readonly feedback: string
}

const answerFrom = (written: string): GapAnswer => {
  const [, character, percent, rest = ''] = /^\s*(?:(=)|%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(written) ?? []
  const [text = '', ...feedback] = cut(rest, '#')
  return {
    weight: character === undefined ? Number(percent ?? 0) : 100,
    text: unescaped(text).trim(),
    feedback: unescaped(feedback.join('#')).trim(),
  }
}

/** One remark that holds for every answer is about the question. */
const analysisOf = (answers: readonly GapAnswer[]): string | null => {
  const [first] = answers
  return first !== undefined && answers.every(({ feedback }) => feedback === first.feedback)
    ? first.feedback
    : null
}

const numberIn = (text: string): string => {
  const [value = '', tolerance = '0'] = plainTextOf(text).split(':')
  return numberForm(value, tolerance) ?? refuseItem(`“${text}”不是一个数`)
}

const blank = (
  answers: readonly GapAnswer[],
  kind: GapKind,
  lost: string[],
): Pick<DraftPart, 'kind' | 'answers' | 'analysis'> => {
  const right = answers.filter(({ weight, text }) => weight >= 99.9 && text !== '' && text !== '*')
  if (right.length === 0) return refuseItem('有一个空没有正确答案')
  for (const { weight, text } of answers)
    if (weight > 0 && weight < 99.9) lost.push(`只得 ${weight}% 分的答案“${text}”没有导入`)
  const texts = right.map(({ text }) => (kind === 'number' ? numberIn(text) : plainTextOf(text)))
  const all = analysisOf(answers)
  return {
    kind: 'blanks',
    answers: [kind === 'word' ? withLowerCase(texts) : [...new Set(texts)]],
    analysis: all ?? answers.map(({ text, feedback }) => remark(text, feedback)).join(''),
  }
}

const partOf = (kind: GapKind, weight: string, block: string, lost: string[]): DraftPart => {
  const answers = cut(block, '~').map(answerFrom)
  const score = weight === '' ? 1 : Number(weight)
  if (kind !== 'choice' && kind !== 'choices')
    return draftPart({ stem: '', score, ...blank(answers, kind, lost) })
  const analysis = analysisOf(answers)
  const options = answers.map(({ text, weight: share, feedback }) => ({
    html: text,
    weight: share,
    feedback: analysis === null ? feedback : '',
  }))
  return choiceOf(
    { stem: '', analysis: analysis ?? '', score, isMultiple: kind === 'choices', options },
    lost,
  )
}

/** The gaps in the text of a cloze question: `{1:MULTICHOICE:=right~wrong}` and its kin. */
export const readCloze = (html: string, lost: string[]): Cloze => {
  const gaps: Gap[] = []
  let end = 0
  for (const found of html.matchAll(START)) {
    const [whole, weight = '', name = ''] = found
    if (found.index < end) continue
    const kind = kindOf(name)
    const to = closing(html, found.index + whole.length)
    if (kind === null || to < 0)
      return refuseItem(`读不懂的填空“${plainTextOf(html.slice(found.index, found.index + 30))}…”`)
    const block = html.slice(found.index + whole.length, to)
    gaps.push({ before: html.slice(end, found.index), part: partOf(kind, weight, block, lost) })
    end = to + 1
  }
  return { gaps, after: html.slice(end) }
}

/** Weights of gaps are shares of the points of the whole, where it says these. */
export const withShares = ({ gaps, after }: Cloze, score: number | null): Cloze => {
  const sum = gaps.reduce((all, { part }) => all + (part.score ?? 0), 0)
  if (score === null || sum === 0) return { gaps, after }
  const shareOf = (weight: number) => Math.round(((weight * score) / sum) * 1e6) / 1e6
  return {
    gaps: gaps.map(({ before, part }) => ({
      before,
      part: { ...part, score: part.score === null ? null : shareOf(part.score) },
    })),
    after,
  }
}

const safe = (text: string): string => text.replace(/[}#~/"\\]/g, '\\$&').replace(/\n/g, ' ')

const escapedForHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const words = (forms: readonly string[], feedback: string): string => {
  const numbers = forms.map((form) => /^([+-]?[\d.]+)±([\d.]+)$/.exec(form))
  if (numbers.length > 0 && numbers.every((number) => number !== null))
    return `NUMERICAL:${numbers.map((number) => `=${number[1]}:${number[2]}${feedback}`).join('~')}`
  return `SHORTANSWER_C:${forms.map((form) => `=${safe(escapedForHtml(form))}${feedback}`).join('~')}`
}

const letter = (index: number): string => String.fromCharCode(65 + index)

/** A part as a gap; refuses an essay, which no gap can hold. */
export const gapOf = ({ kind, options, answers, score, analysis }: DraftPart): string => {
  const feedback = analysis === '' ? '' : `#${safe(analysis)}`
  const right = answers[0] ?? []
  const shown = kind === 'judgement' ? ['正确', '错误'] : options
  const share = (index: number) =>
    right.includes(letter(index))
      ? kind === 'multiple'
        ? `%${Number((100 / right.length).toFixed(5))}%`
        : '='
      : ''
  const choices = shown.map((html, index) => `${share(index)}${safe(html)}${feedback}`).join('~')
  const weight = score === null || !Number.isInteger(score) || score < 1 ? 1 : score
  switch (kind) {
    case 'blanks':
      return `{${weight}:${words(right, feedback)}}`
    case 'single':
    case 'judgement':
      return `{${weight}:MULTICHOICE_V:${choices}}`
    case 'multiple':
      return `{${weight}:MULTIRESPONSE:${choices}}`
    case 'essay':
      return refuseItem('填空型的题里不能有解答题')
  }
}
