import { withLowerCase } from './case-variants.ts'
import { choiceOf } from './choice.ts'
import { draftPart, refuseItem } from './draft.ts'
import type { Pair } from './matching.ts'
import { marginForm } from './number-form.ts'
import type { Answerable, ReadInteraction } from './qti-body.ts'
import { qtiAttribute, qtiChild, qtiChildren, qtiName } from './qti-names.ts'
import { type Response, rightValues, type Tolerance } from './qti-response.ts'
import { isEmptyHtml } from './text-format.ts'
import { allIn, type XmlElement } from './xml.ts'

interface Asked {
  readonly element: XmlElement
  readonly response: Response
  readonly html: (element: XmlElement) => string
  readonly lost: string[]
}

const idOf = (element: XmlElement): string => qtiAttribute(element, 'identifier')

const promptOf = ({ element, html }: Asked): string => {
  const prompt = qtiChild(element, 'prompt')
  return prompt === undefined ? '' : html(prompt).trim()
}

const below = (element: XmlElement, name: string): readonly XmlElement[] =>
  allIn(element).filter((inner) => qtiName(inner) === name)

const feedbackIn = (option: XmlElement, html: Asked['html']): string =>
  below(option, 'feedbackinline').map(html).join(' ').trim()

const weightsOf = (response: Response, ids: readonly string[]): ReadonlyMap<string, number> => {
  const right = rightValues(response)
  const unknown = right.find((value) => !ids.includes(value))
  if (unknown !== undefined) return refuseItem(`正确答案“${unknown}”不是一个选项`)
  const isSeveral = response.cardinality !== 'single'
  return new Map(right.map((value) => [value, isSeveral ? 100 / right.length : 100]))
}

const noteMapping = ({ mapping }: Response, lost: string[]): void => {
  const positive = mapping.filter(({ value }) => value > 0)
  if (positive.some(({ value }) => value !== positive[0]?.value)) lost.push('各选项的得分比例没有导入')
}

const optionsOf = (elements: readonly XmlElement[], { response, html, lost }: Asked) => {
  const weights = weightsOf(response, elements.map(idOf))
  noteMapping(response, lost)
  return elements.map((option) => ({
    html: html(option).trim(),
    weight: weights.get(idOf(option)) ?? 0,
    feedback: feedbackIn(option, html),
  }))
}

const choice = (asked: Asked, named: string): ReturnType<typeof choiceOf> => {
  const { element, response, lost } = asked
  if (response.cardinality === 'ordered') return refuseItem('题库里没有排序题')
  const options = optionsOf(below(element, named), asked)
  const isMultiple = response.cardinality !== 'single' && qtiAttribute(element, 'maxchoices') !== '1'
  return choiceOf({ stem: promptOf(asked), analysis: '', score: response.score, isMultiple, options }, lost)
}

const isNumber = ({ baseType }: Response): boolean => baseType === 'float' || baseType === 'integer'

/** A number with the margin that its processing allows; a margin that cannot be told is told as lost. */
const withTolerance = (form: string, tolerance: Tolerance, lost: string[]): string => {
  const { mode } = tolerance
  const value = Number(form)
  const margin = (share: string): number => {
    if (share === '') return Number.NaN
    return mode === 'relative' ? (Math.abs(value) * Number(share)) / 100 : Number(share)
  }
  const told = marginForm(value, margin(tolerance.below), margin(tolerance.above))
  if (told === null)
    lost.push(mode === 'rounded' ? '四舍五入后再比较的规则没有导入' : '答案的误差范围没有导入')
  return told ?? form
}

/** The forms of a text that are wholly right; what counts partly is told as lost. */
const formsOf = (response: Response, lost: string[]): readonly string[] => {
  const { mapping, correct, tolerance } = response
  const most = Math.max(0, ...mapping.map(({ value }) => value))
  for (const { key, value } of mapping)
    if (value > 0 && value < most && !correct.includes(key)) lost.push(`只得部分分的答案“${key}”没有导入`)
  const full = mapping.filter(({ value }) => value > 0 && value === most)
  const forms = [...correct, ...full.map(({ key }) => key)].filter((form) => form !== '')
  if (isNumber(response) && tolerance !== null)
    return [...new Set(forms.map((form) => withTolerance(form, tolerance, lost)))]
  const anyCase = full.filter(({ caseMatters }) => !caseMatters).map(({ key }) => key)
  return [...new Set([...forms, ...withLowerCase(anyCase)])]
}

const textEntry = ({ element, response, lost }: Asked): readonly Answerable[] => {
  if (response.cardinality === 'record') return refuseItem('一个空要填几个值')
  const forms = formsOf(response, lost)
  if (forms.length === 0) return refuseItem('没有给出正确答案')
  if (qtiAttribute(element, 'patternmask') !== '') lost.push('对书写格式的限制没有导入')
  return [
    { kind: 'gap', part: draftPart({ kind: 'blanks', stem: '', answers: [forms], score: response.score }) },
  ]
}

const pairedWith = (response: Response, lost: string[]): readonly (readonly [string, string])[] => {
  noteMapping(response, lost)
  const pairs = rightValues(response).map((value) => value.split(/\s+/))
  return pairs.map(([from = '', to = '']) => [from, to] as const)
}

const match = (asked: Asked): Answerable => {
  const { element, response, html, lost } = asked
  const [first, second] = qtiChildren(element, 'simplematchset')
  if (first === undefined || second === undefined) return refuseItem('配对题缺少一边')
  const choicesIn = (set: XmlElement) => qtiChildren(set, 'simpleassociablechoice')
  const right = pairedWith(response, lost)
  if (right.length === 0) return refuseItem('没有给出正确答案')
  const lefts = choicesIn(first)
  if (lefts.some((left) => right.filter(([from]) => from === idOf(left)).length > 1))
    return refuseItem('配对题的一项对应好几项')
  const textOf = new Map(choicesIn(second).map((it) => [idOf(it), html(it).trim()]))
  const pairs: Pair[] = lefts.flatMap((left) => {
    const to = right.find(([from]) => from === idOf(left))?.[1]
    if (to === undefined) {
      lost.push('没有配对答案的一项没有导入')
      return []
    }
    return [{ left: html(left).trim(), right: textOf.get(to) ?? refuseItem(`正确答案“${to}”不是一个选项`) }]
  })
  const used = new Set(pairs.map((pair) => pair.right))
  const others = [...textOf.values()]
    .filter((text) => !used.has(text))
    .map((text) => ({ left: '', right: text }))
  return { kind: 'pairs', stem: promptOf(asked), pairs: [...pairs, ...others] }
}

const gapMatch = (asked: Asked): readonly Answerable[] => {
  const { element, response, html, lost } = asked
  const texts = below(element, 'gaptext')
  if (below(element, 'gapimg').length > 0) return refuseItem('往空里拖图片的题')
  const right = pairedWith(response, lost)
  return below(element, 'gap').map((gap) => {
    const answer = right.find(([, to]) => to === idOf(gap))?.[0]
    if (answer === undefined) return refuseItem('有一个空没有正确答案')
    const options = texts.map((text) => ({
      html: html(text).trim(),
      weight: idOf(text) === answer ? 100 : 0,
      feedback: '',
    }))
    return {
      kind: 'gap',
      part: choiceOf({ stem: '', analysis: '', score: null, isMultiple: false, options }, lost),
    }
  })
}

const essay = (asked: Asked): Answerable => {
  const { correct, score } = asked.response
  return {
    kind: 'block',
    part: draftPart({ kind: 'essay', stem: promptOf(asked), answers: [[correct.join('<br />')]], score }),
  }
}

const NOT_HERE: Readonly<Record<string, string>> = {
  orderinteraction: '排序题',
  graphicorderinteraction: '图上排序题',
  associateinteraction: '自由配对题',
  graphicassociateinteraction: '图上配对题',
  graphicgapmatchinteraction: '往图上拖放的题',
  hotspotinteraction: '图上点选题',
  selectpointinteraction: '图上点选题',
  positionobjectinteraction: '图上放置题',
  hottextinteraction: '文中点选题',
  sliderinteraction: '滑块题',
  mediainteraction: '影音题',
  drawinginteraction: '画图题',
  uploadinteraction: '交文件的题',
  endattemptinteraction: '带提示按钮的题',
  custominteraction: '自定义的题',
  portablecustominteraction: '自定义的题',
}

const readAs = (asked: Asked): readonly Answerable[] => {
  const name = qtiName(asked.element)
  switch (name) {
    case 'choiceinteraction':
      return [{ kind: 'block', part: choice(asked, 'simplechoice') }]
    case 'inlinechoiceinteraction':
      return [{ kind: 'gap', part: choice(asked, 'inlinechoice') }]
    case 'textentryinteraction':
      return textEntry(asked)
    case 'extendedtextinteraction':
      return [essay(asked)]
    case 'matchinteraction':
      return [match(asked)]
    case 'gapmatchinteraction':
      return gapMatch(asked)
    default:
      return refuseItem(`题库里没有${NOT_HERE[name] ?? `“${asked.element.name}”这种题`}`)
  }
}

/** What is asked by the interactions of an item whose responses are these. */
export const interactionsWith =
  (responses: ReadonlyMap<string, Response>, lost: string[]): ReadInteraction =>
  (element, html) => {
    const id = qtiAttribute(element, 'responseidentifier')
    const nothing: Response = {
      id,
      cardinality: 'single',
      baseType: '',
      correct: [],
      mapping: [],
      tolerance: null,
      score: null,
    }
    const answerables = readAs({ element, html, lost, response: responses.get(id) ?? nothing })
    return answerables.filter((it) => it.kind !== 'pairs' || !it.pairs.every(({ left }) => isEmptyHtml(left)))
  }
