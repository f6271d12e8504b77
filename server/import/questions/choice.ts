import { type DraftPart, draftPart, keyAt, MAX_OPTIONS, refuseItem } from './draft.ts'
import { isEmptyHtml, joined, plainTextOf, remark } from './text-format.ts'

export interface ChoiceOption {
  /** HTML. */
  readonly html: string
  /** Percent that choosing it gets. */
  readonly weight: number
  /** HTML; '' for none. */
  readonly feedback: string
}

export interface Choice {
  readonly stem: string
  readonly analysis: string
  readonly score: number | null
  /** Null where the weights have to say it. */
  readonly isMultiple: boolean | null
  readonly options: readonly ChoiceOption[]
}

const TRUE = /^(?:正确|对|√|✓|是|true|t|yes)$/i
const FALSE = /^(?:错误|错|×|✗|否|false|f|no)$/i

const isJudgement = (options: readonly ChoiceOption[]): boolean => {
  const [first = '', second = ''] = options.map(({ html }) => plainTextOf(html))
  return options.length === 2 && /^正确$|^对$|^true$/i.test(first) && TRUE.test(first) && FALSE.test(second)
}

/** Shares of 100 that are alike, or 100 for each, say no more than which options are right. */
const noteWeights = (positive: readonly number[], lost: string[]): void => {
  const [first = 0] = positive
  const isEven = positive.every((weight) => Math.abs(weight - first) < 0.01)
  const saysNoMore = isEven && (Math.abs(first * positive.length - 100) < 1 || Math.abs(first - 100) < 1)
  if (!saysNoMore) lost.push('各选项的得分比例没有导入，按多选题的规则计分')
}

/** A wrong choice gets nothing, which -100 says as well. */
const noteNegative = (options: readonly ChoiceOption[], lost: string[]): void => {
  if (options.some(({ weight }) => weight < 0 && weight > -99.9)) lost.push('选错倒扣的分没有导入')
}

const remarksOf = (options: readonly ChoiceOption[]): string =>
  options.map(({ feedback }, index) => remark(keyAt(index), feedback)).join('')

const faultOf = ({ options }: Choice): string | null => {
  if (options.length < 2) return '选择题至少要有两个选项'
  if (options.length > MAX_OPTIONS) return `选项多于 ${MAX_OPTIONS} 个`
  return options.some(({ html }) => isEmptyHtml(html)) ? '有一个选项是空的' : null
}

const rightOf = ({ options, isMultiple }: Choice, lost: string[]): readonly number[] => {
  const full = options.flatMap(({ weight }, index) => (weight >= 99.9 ? [index] : []))
  const positive = options.flatMap(({ weight }, index) => (weight > 0 ? [index] : []))
  const several = isMultiple ?? (full.length === 0 && positive.length > 1)
  if (several) {
    noteWeights(
      positive.map((index) => options[index]?.weight ?? 0),
      lost,
    )
    return positive
  }
  if (full.length > 1) return refuseItem('单选题有几个正确答案，任选其一都对')
  if (full.length === 1 && positive.length > 1) lost.push('得部分分的选项按错误处理')
  return full
}

/** A question with options; what has 正确 and 错误 for options is a judgement. Refuses one without a right option. */
export const choiceOf = (choice: Choice, lost: string[]): DraftPart => {
  const fault = faultOf(choice)
  if (fault !== null) return refuseItem(fault)
  const right = rightOf(choice, lost)
  if (right.length === 0) return refuseItem('没有给出正确答案')
  const { stem, score, options } = choice
  noteNegative(options, lost)
  const given = {
    stem,
    score,
    answers: [right.map(keyAt)],
    analysis: joined(choice.analysis, remarksOf(options)),
  }
  if (right.length === 1 && choice.isMultiple !== true && isJudgement(options))
    return draftPart({ ...given, kind: 'judgement' })
  const isMultiple = choice.isMultiple ?? right.length > 1
  return draftPart({
    ...given,
    kind: isMultiple ? 'multiple' : 'single',
    options: options.map(({ html }) => html),
  })
}
