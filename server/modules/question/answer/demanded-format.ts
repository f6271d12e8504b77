import type { NumberStyle, WrittenNumber } from './written-number.ts'

/** Ways of writing a number that a question demands; of its blanks those must keep to one whose answer is written so. */
export interface DemandedFormat {
  readonly styles: ReadonlySet<NumberStyle>
  /** Fractions are cancelled as far as they can be. */
  readonly isReduced: boolean
  /** Digits behind the point; null for any. */
  readonly places: number | null
  /** An expression or a number in words is asked for: it is not computed. */
  readonly asWritten: boolean
}

const STYLES: readonly (readonly [NumberStyle, RegExp])[] = [
  ['fraction', /最简分数|[填用写化成为作出]分数|分数(?:形式|表示)|假分数|化[成为].{0,8}分数/],
  ['mixed', /带分数/],
  ['decimal', /[用填写作]小数|小数(?:形式|表示)|(?:化|改写|写|表示)[成为].{0,6}小数/],
  [
    'percentage',
    /[用填写作]百分数|百分[数比](?:形式|表示)|(?:化|改写|写|表示)[成为].{0,6}百分数|用百分[数比]/,
  ],
  ['scientific', /科学[记计]数法/],
  ['grouped by ten thousands', /用["'”“]?[万亿]["'”“]?.{0,3}单位|["'”“][万亿]["'”“].{0,3}单位/],
]

const NUMERALS = '零一二三四五六七八九'

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/保留整数|精确到(?:个位|整数|1(?![\d.]))/, 0],
  [/精确到十分位/, 1],
  [/精确到百分位/, 2],
  [/精确到千分位/, 3],
]

const placesIn = (words: string): number | null => {
  const [, kept = ''] = /保留(?:小数点?后?)?([0-9一两二三四五六])位/.exec(words) ?? []
  if (kept !== '' && !/有效/.test(words))
    return /\d/.test(kept) ? Number(kept) : kept === '两' ? 2 : NUMERALS.indexOf(kept)
  const [, step] = /精确到0\.(0{0,5}1)/.exec(words) ?? []
  if (step !== undefined) return step.length
  return PLACES.find(([told]) => told.test(words))?.[1] ?? null
}

/** What the words of a question demand; in plain notation without spaces. */
export const demandedFormatIn = (words: string): DemandedFormat => ({
  styles: new Set(STYLES.flatMap(([style, told]) => (told.test(words) ? [style] : []))),
  isReduced: /最简|约分|化简|既约/.test(words),
  places: placesIn(words),
  asWritten: /读作|读成|写作|大写|汉字|算式|列式|式子|幂的形式|乘方的形式/.test(words),
})

/** Whether a number is written as demanded, by the right one. */
export const isInDemandedFormat = (
  { styles, isReduced, places, asWritten }: DemandedFormat,
  own: WrittenNumber,
  right: WrittenNumber,
): boolean => {
  if (asWritten && own.numerals !== right.numerals) return false
  if (isReduced && (own.style === 'fraction' || own.style === 'mixed') && !own.isReduced) return false
  if (styles.has(right.style) && !isStyle(own, right)) return false
  if (places === null || !(right.style === 'decimal' || right.style === 'whole')) return true
  return (
    (own.style === 'decimal' || own.style === 'whole') &&
    (own.places === places || own.places === right.places)
  )
}

const isStyle = (own: WrittenNumber, right: WrittenNumber): boolean =>
  own.style === right.style && (own.style !== 'scientific' || own.isReduced)
