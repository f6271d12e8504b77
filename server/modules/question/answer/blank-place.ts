import { type DemandedFormat, demandedFormatIn } from './demanded-format.ts'
import { plainNotation } from './notation.ts'
import { ratesIn, unitKey, unitsAtStart, unitsNamed, unitsOfName } from './unit.ts'

/** What a question prints around one of its blanks, in plain notation without spaces. */
export interface BlankPlace {
  readonly before: string
  readonly behind: string
  readonly demands: DemandedFormat
  /** Units that belong to the blank, by their keys: written with the number they say nothing else. */
  readonly units: ReadonlySet<string>
  /** It asks which statements hold, in no order. */
  readonly isSelection: boolean
}

const BLANK = /[_＿]{3,}/

/** Of a stem no more is looked at, and around a blank not more than this. */
const MAX_STEM_LENGTH = 20_000
const NEAR = 40

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of a stem, formulas in plain notation. */
const wordsOf = (stem: string): string =>
  stem
    .slice(0, MAX_STEM_LENGTH)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => CHARACTERS[name] ?? '')

const close = (text: string): string => plainNotation(text).replaceAll(' ', '')

/** A blank of which nothing is known. */
export const NOWHERE: BlankPlace = {
  before: '',
  behind: '',
  demands: demandedFormatIn(''),
  units: new Set(),
  isSelection: false,
}

const SELECTION = /(?:正确|错误|不正确|合理|成立|符合|属于|可能).{0,20}(?:有|是|为|序号)|填.{0,8}序号/
const SEQUENCE = /顺序|排序|排列|先后|依次|分别|步骤|流程|由.到|从.到/

/** What is printed around each of the blanks of a stem; the stem as a whole where its blanks are not marked. */
export const blankPlaces = (stem: string, count: number): readonly BlankPlace[] => {
  const words = wordsOf(stem)
  const pieces = words.split(BLANK)
  const all = close(words)
  const demands = demandedFormatIn(all)
  const named = unitsNamed(all)
  const isSelection = SELECTION.test(all) && !SEQUENCE.test(all)
  return Array.from({ length: count }, (_, blank) => {
    if (pieces.length !== count + 1) return { ...NOWHERE, demands, units: keysOf(named), isSelection }
    const before = close((pieces[blank] ?? '').slice(-4 * NEAR)).slice(-NEAR)
    const behind = close((pieces[blank + 1] ?? '').slice(0, 4 * NEAR)).slice(0, NEAR)
    const own = unitsAtStart(behind)
    const clause = before.split(/[,，。;；]/).at(-1) ?? ''
    const units = own.length > 0 ? own : [...named, ...unitsOfName(all, clause), ...rateOf(all, clause)]
    return { before, behind, demands, units: keysOf(units), isSelection }
  })
}

const RATE = /速度|速率|效率|流量|密度|单价|浓度|功率|产量|用量|每/

/** Where a rate is asked for, the only one in the words; of several it is unknown which is meant. */
const rateOf = (all: string, clause: string): readonly string[] => {
  const found = RATE.test(clause) ? ratesIn(all) : []
  return new Set(found.map(unitKey)).size === 1 ? found : []
}

const keysOf = (units: readonly string[]): ReadonlySet<string> => new Set(units.map(unitKey))

/** Between two blanks that may change places stands nothing but a character or a word that joins them. */
const JOINED = /^(?:[,，、;；和与或及跟同\s]|以及|还有)*$/

/** Two things by their names, and then their values: each blank has its own. */
const NAMED_APART =
  /[与和、及][^的,，。;；、]{1,20}(?:的(?:数?值|大小|结果|取值|数量|个数|长度?|面积|体积|质量|坐标|斜率))?(?:分别|依次|各)?(?:是|为|等于|:|=)$/

const ORDERED = /分别|依次|先后|顺序|从小到大|从大到小|由小到大|由大到小/

/**
 * Whether the answers of a question's blanks may change places: the blanks stand side by side and nothing says which is
 * which. E(X) 与 D(X) 的值是____和____ says it.
 */
export const mayChangePlaces = (stem: string): boolean => {
  const [first = '', ...others] = wordsOf(stem).split(BLANK)
  const between = others.slice(0, -1)
  const sentence =
    close(first.slice(-200))
      .split(/[。!！?？]/)
      .at(-1) ?? ''
  return between.every((text) => JOINED.test(text)) && !ORDERED.test(sentence) && !NAMED_APART.test(sentence)
}
