import { escapeMarkup } from '../../html/escape-markup.ts'
import { choiceOf } from './choice.ts'
import {
  type DraftPart,
  type DraftQuestion,
  draftPart,
  draftQuestion,
  type ReadItem,
  readItem,
  refuseItem,
  unreadDraft,
} from './draft.ts'
import { referenceIn } from './essay-reference.ts'
import { type GiftItem, giftItemsIn } from './gift-items.ts'
import {
  answerBlockIn,
  answersIn,
  cutFeedback,
  cutsFormula,
  type GiftAnswer,
  unescaped,
} from './gift-text.ts'
import { matchQuestion } from './matching.ts'
import { numberForm, rangeForm } from './number-form.ts'
import { readTags, withTags } from './question-tags.ts'
import { htmlOf, joined, plainTextOf, remark, type TextFormat, textFormatOf } from './text-format.ts'

const FORMAT = /^\s*\[(html|markdown|moodle|plain)\]\s*/i

/** Stands for a dollar sign that begins no formula, until the formulas are found. */
const DOLLAR = '\u{f0024}'

/** A text with the format that it names, else the one of its question. */
const textIn = (written: string, otherwise: TextFormat): string => {
  const named = FORMAT.exec(written)
  const format = named ? textFormatOf(named[1] ?? '') : otherwise
  const text = unescaped(named ? written.slice(named[0].length) : written, DOLLAR)
  return htmlOf(text, format).replaceAll(DOLLAR, '$')
}

const GENERAL = /(?<!\\)####([\s\S]*)$/

/** `1822:1`, `3.1..3.2` or `4` as a form of ours; refuses what is no number. */
const numberIn = (written: string): string => {
  const text = unescaped(written).replace(/\s+/g, '')
  const range = /^([^.:]*(?:\.\d+)?)\.\.(.+)$/.exec(text)
  const form = range ? rangeForm(range[1] ?? '', range[2] ?? '') : numberForm(...splitTolerance(text))
  return form ?? refuseItem(`“${written.trim()}”不是一个数`)
}

const splitTolerance = (text: string): readonly [string, string] => {
  const [value = '', tolerance = '0'] = text.split(':')
  return [value, tolerance]
}

const isFull = ({ isRight, weight }: GiftAnswer): boolean => (weight === null ? isRight : weight >= 100)

/** Forms that are wholly right; what counts partly is told as lost. */
const formsOf = (
  answers: readonly GiftAnswer[],
  formOf: (text: string) => string,
  lost: string[],
): readonly string[] => {
  for (const { text, weight, isRight } of answers)
    if (weight !== null && weight > 0 && weight < 100 && isRight)
      lost.push(`只得 ${weight}% 分的答案“${unescaped(text)}”没有导入`)
    else if (weight !== null && weight < 0) lost.push(`倒扣分的答案“${unescaped(text)}”没有导入`)
  const full = answers.filter((answer) => isFull(answer) && answer.text !== '')
  if (full.some(({ text }) => text === '*')) lost.push('“任何答案都对”没有导入')
  const forms = full.filter(({ text }) => text !== '*').map(({ text }) => formOf(text))
  return forms.length > 0 ? [...new Set(forms)] : refuseItem('没有给出正确答案')
}

interface Whole {
  readonly stem: string
  readonly format: TextFormat
  readonly analysis: string
  readonly lost: string[]
}

const judgement = (
  isTrue: boolean,
  feedback: readonly string[],
  { stem, format, analysis }: Whole,
): DraftPart => {
  const [wrong = '', right = ''] = feedback.map((text) => textIn(text, format))
  return draftPart({
    kind: 'judgement',
    stem,
    answers: [[isTrue ? 'A' : 'B']],
    analysis: joined(analysis, remark('答错', wrong), remark('答对', right)),
  })
}

const blank = (answers: readonly GiftAnswer[], formOf: (text: string) => string, whole: Whole): DraftPart =>
  draftPart({
    kind: 'blanks',
    stem: whole.stem,
    answers: [formsOf(answers, formOf, whole.lost)],
    analysis: joined(
      whole.analysis,
      ...answers.map(({ text, feedback }) =>
        remark(escapeMarkup(unescaped(text)) || '其他答案', textIn(feedback, whole.format)),
      ),
    ),
  })

const plainAnswer = (text: string): string => plainTextOf(textIn(text, 'plain')).replace(/\n/g, ' ')

const refuseUnescapedHash = (answers: readonly GiftAnswer[]): void => {
  if (answers.some(({ text, feedback }) => text.trim() === '' && feedback !== ''))
    refuseItem('有一个选项是空的：“#”后面读作评语，选项里的“#”前面要加“\\”')
}

const choice = (answers: readonly GiftAnswer[], { stem, format, analysis, lost }: Whole): DraftPart => {
  refuseUnescapedHash(answers)
  return choiceOf(
    {
      stem,
      analysis,
      score: null,
      isMultiple: !answers.some((answer) => answer.isRight && isFull(answer)),
      options: answers.map((answer) => ({
        html: textIn(answer.text, format),
        weight: answer.weight ?? (answer.isRight ? 100 : 0),
        feedback: answer.feedback === '' ? '' : textIn(answer.feedback, format),
      })),
    },
    lost,
  )
}

const isPair = ({ isRight, text }: GiftAnswer): boolean => isRight && text.includes('->')

const noteOfPairs = (pairs: readonly GiftAnswer[], lost: string[]): void => {
  if (pairs.some(({ feedback }) => feedback !== '')) lost.push('配对各项的反馈没有导入')
  if (pairs.some(({ weight }) => weight !== null)) lost.push('配对各项的得分比例没有导入')
}

const pairOf = ({ text }: GiftAnswer, format: TextFormat) => {
  const at = text.indexOf('->')
  return { left: textIn(text.slice(0, at), format), right: textIn(text.slice(at + 2), format) }
}

const JUDGEMENT = /^(T|TRUE|F|FALSE)$/i

const partOf = (block: string, whole: Whole): DraftPart => {
  const [head, ...feedback] = splitAll(block)
  if (JUDGEMENT.test(head.trim())) return judgement(/^t/i.test(head.trim()), feedback, whole)
  if (block.trim() === '')
    return draftPart({ kind: 'essay', stem: whole.stem, ...referenceIn(whole.analysis) })
  if (/^\s*#/.test(block)) return numerical(block.trim().slice(1), whole)
  const answers = answersIn(block)
  if (
    answers.some(({ isRight, weight }) => !isRight || weight === null) &&
    answers.some(({ isRight }) => !isRight)
  )
    return choice(answers, whole)
  return blank(answers, plainAnswer, whole)
}

const splitAll = (block: string): readonly [string, ...string[]] => {
  const [text, rest] = cutFeedback(block)
  return rest === '' ? [text] : [text, ...splitAll(rest)]
}

/** What has no sign before it is right; ~ only bears what is said of a wrong answer. */
const numerical = (block: string, whole: Whole): DraftPart =>
  blank(answersIn(/^\s*(?:[=~]|$)/.test(block) ? block : `=${block}`), numberIn, whole)

const TITLE = /^\s*::([\s\S]*?)(?<!\\)::/

/** Text after the answers makes the answers a gap within it. */
const stemAround = (before: string, after: string, format: TextFormat): string =>
  textIn(after.trim() === '' ? before : `${before}___${after}`, format)

const read = ({ text, category, tags, id }: GiftItem, lost: string[]): DraftQuestion => {
  const tagged = readTags(tags, lost)
  if (id !== '') lost.push(`题目编号“${id}”没有导入`)
  const named = TITLE.exec(text)
  const title = unescaped(named?.[1] ?? '').trim()
  const body = named ? text.slice(named[0].length) : text
  const block = answerBlockIn(body)
  if (block === null) return refuseItem('这是一段说明，没有作答的地方')
  if (block !== 'many' && /(?:^|\n)\s*[~=]|^[^{]*(?<!\\)\}/.test(block.after))
    return refuseItem('答案里的大括号没有转义，读不出答案到哪里为止')
  if (block === 'many') return refuseItem('有几处大括号像是答案，GIFT 的一题只能有一处')
  const named2 = FORMAT.exec(block.before)
  const format = named2 ? textFormatOf(named2[1] ?? '') : 'moodle'
  const stemText = named2 ? block.before.slice(named2[0].length) : block.before
  const general = GENERAL.exec(block.answers)
  const answersText = general ? block.answers.slice(0, general.index) : block.answers
  if (cutsFormula(answersText)) return refuseItem('公式里的“=”“~”“#”前面没有加“\\”，分不清答案到哪里为止')
  const whole: Whole = {
    stem: stemAround(stemText, block.after, format),
    format,
    analysis: general ? textIn(general[1] ?? '', format) : '',
    lost,
  }
  const pairs = answersIn(answersText)
  if (pairs.length > 0 && pairs.every(isPair)) {
    noteOfPairs(pairs, lost)
    return withTags(
      matchQuestion(
        whole.stem,
        pairs.map((pair) => pairOf(pair, format)),
        { title, category, analysis: whole.analysis, score: tagged.score },
      ),
      tagged,
    )
  }
  return withTags(draftQuestion(partOf(answersText, whole), { title, category }), tagged)
}

/** All items of a file in GIFT; spec: docs.moodle.org, GIFT format. */
export const readGift = (file: string): readonly ReadItem[] =>
  giftItemsIn(file).map((item) =>
    readItem(
      `第 ${item.line} 行`,
      (lost) => read(item, lost),
      () => unreadDraft(htmlOf(item.text, 'plain')),
    ),
  )
