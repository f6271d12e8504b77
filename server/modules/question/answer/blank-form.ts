import type { BlankPlace } from './blank-place.ts'
import { isInDemandedFormat } from './demanded-format.ts'
import { writtenNumber } from './exact-number.ts'
import { type Fraction, numberKey } from './fraction.ts'
import {
  measured,
  type NormalForm,
  normalFormOf,
  normalFormOfRoots,
  rootOf,
  withoutLetter,
  withoutSpaces,
} from './normal-form.ts'
import { MAX_READ_LENGTH, plainNotation } from './notation.ts'
import type { WrittenNumber } from './written-number.ts'

/** Accepted forms of one blank beyond this number are ignored. */
export const MAX_FORMS = 60

const MARGIN = /^([+-]?\d[\d.]*)±(\d[\d.]*)$/
const CJK = /\p{Script=Han}/u

const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '「': '」', '『': '』' }

/** A verse is the same within quotation marks, and with the stop that ends it. */
const bare = (text: string): string => {
  let [from, to] = [0, text.length]
  for (;;) {
    const [first = '', last = '', before = ''] = [text[from], text[to - 1], text[to - 2]]
    if (to - from > 2 && QUOTES[first] === last) [from, to] = [from + 1, to - 1]
    else if (to > from && (/[。.;,、:]/.test(last) || (/[!?]/.test(last) && CJK.test(before)))) to -= 1
    else if (to > from && first === ' ') from += 1
    else if (to > from && last === ' ') to -= 1
    else return text.slice(from, to)
  }
}

/** A stop between two verses is any stop. */
const withOneStop = (text: string): string =>
  text.replace(/(?<=\p{Script=Han}) ?[,;。、:] ?(?=\p{Script=Han})/gu, ',')

/** Pupils leave a gap where a stop stands between two verses. */
const withStopsForGaps = (text: string): string =>
  text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ',')

const LABEL = /^([^=]{1,20})=([^=]+)$/
const IS = /(?:=|等于|是|为|≈|:)$/

/** What is printed before the blank, or the unit beside it, says nothing when it is written once more. */
const withoutPrinted = (whole: string, { before, behind, units }: BlankPlace): string => {
  const isTitled = before.endsWith('《') && behind.startsWith('》') && /^《[^《》]*》$/.test(whole)
  const text = isTitled ? whole.slice(1, -1) : whole
  const close = withoutSpaces(text)
  const [, name = '', value = ''] = LABEL.exec(close) ?? []
  const unlabelled = name !== '' && before.replace(IS, '').endsWith(name) ? value : text
  const measure = measured(withoutSpaces(unlabelled))
  if (measure !== null && units.has(measure.unit)) return measure.number
  const [character] = /[%‰°]$/.exec(unlabelled) ?? []
  return character !== undefined && units.has(character) ? unlabelled.slice(0, -1).trim() : unlabelled
}

/** A word in small letters may begin a sentence; a formula or a name has its capitals for a reason. */
const isSmallWord = (text: string): boolean => /^[a-z][a-z' .-]+$/.test(text)

const isCircled = (text: string): boolean => /^[①-⑳](?:[ ,，、和]?[①-⑳])+$/.test(text.trim())

/** ①③ and ①、③ as the numbers of statements; in any order where the question asks which, not what comes first. */
const circledKey = (text: string, { isSelection }: BlankPlace): NormalForm => {
  const characters = text.match(/[①-⑳]|1\d|20|[1-9]/g) ?? []
  const numbers = characters.map((character) => character.normalize('NFKC'))
  return `numbers ${(isSelection ? [...new Set(numbers)].sort() : numbers).join()}`
}

const isNumbering = (text: string): boolean => /^[①-⑳0-9 ,，、和]+$/.test(text)

const ROOTS = /解|根|零点|值/

/** An answer or a form, read once. */
export interface ReadBlank {
  /** As it was written. */
  readonly raw: string
  readonly text: string
  readonly number: WrittenNumber | null
  readonly keys: readonly NormalForm[]
}

const OPERATOR = /[+×/^-]/

const asText = (text: string): NormalForm => `text ${withoutSpaces(text)}`

/** Reads what was written into a blank, or one of its right forms. */
export const readBlank = (raw: string, place: BlankPlace): ReadBlank => {
  const plain = raw.length > MAX_READ_LENGTH ? raw : withOneStop(bare(plainNotation(raw)))
  if (plain.length > MAX_READ_LENGTH) return { raw, text: plain, number: null, keys: [`text ${plain}`] }
  const text = withoutPrinted(plain, place)
  const isExpression = place.demands.asWritten && OPERATOR.test(text.slice(1))
  const number = isExpression ? null : writtenNumber(text)
  const key = isExpression || number !== null ? asText(text) : normalFormOf(text)
  return {
    raw,
    text,
    number,
    keys: [...new Set([key, asText(text), asText(plain), asText(withStopsForGaps(text))])],
  }
}

interface Margin {
  readonly middle: Fraction
  readonly apart: Fraction
}

const marginOf = (text: string): Margin | null => {
  const [, middle = '', apart = ''] = MARGIN.exec(withoutSpaces(text)) ?? []
  const [wanted, margin] = [writtenNumber(middle), writtenNumber(apart)]
  return wanted === null || margin === null ? null : { middle: wanted.value, apart: margin.value }
}

const isWithin = ({ above, below }: Fraction, { middle, apart }: Margin): boolean => {
  const off = above * middle.below - middle.above * below
  return (off < 0n ? -off : off) * apart.below <= apart.above * below * middle.below
}

/** The right forms of one blank at its place in the question, each read once for whatever is written. */
export class BlankForms {
  readonly #place: BlankPlace
  readonly #keys = new Set<NormalForm>()
  /** What is right of a letter that the question asks for, without the letter. */
  readonly #values = new Set<NormalForm>()
  readonly #words = new Set<string>()
  readonly #circled = new Set<NormalForm>()
  readonly #numbers = new Map<string, WrittenNumber[]>()
  readonly #margins: Margin[] = []

  constructor(forms: readonly string[], place: BlankPlace) {
    this.#place = place
    for (const form of forms.slice(0, MAX_FORMS)) this.#add(readBlank(form, place))
  }

  #add({ raw, text, number, keys }: ReadBlank): void {
    for (const key of keys) {
      this.#keys.add(key)
      const value = withoutLetter(key)
      if (value !== null) this.#values.add(value)
    }
    const margin = marginOf(text)
    if (margin !== null) this.#margins.push(margin)
    if (isCircled(raw)) this.#circled.add(circledKey(raw, this.#place))
    if (number !== null && number.numerals !== 'Chinese') {
      const value = numberKey(number.value)
      this.#numbers.set(value, [...(this.#numbers.get(value) ?? []), number])
    }
    const word = withoutSpaces(text)
    if (isSmallWord(word)) this.#words.add(word)
  }

  /** Whether what was written says the same as one of the forms; takes no longer for many forms than for one. */
  isRight(own: ReadBlank): boolean {
    return (
      own.keys.some((key) => this.#keys.has(key)) ||
      (own.number !== null && this.#isNumber(own.number)) ||
      this.#words.has(withoutSpaces(own.text).toLowerCase()) ||
      (this.#circled.size > 0 &&
        isNumbering(own.raw) &&
        this.#circled.has(circledKey(own.raw, this.#place))) ||
      this.#isRoot(own)
    )
  }

  #isNumber(own: WrittenNumber): boolean {
    const { demands } = this.#place
    return (
      (this.#numbers.get(numberKey(own.value)) ?? []).some((right) =>
        isInDemandedFormat(demands, own, right),
      ) || this.#margins.some((margin) => isWithin(own.value, margin))
    )
  }

  /** x=3 for the 3 that solves an equation in x, and 3 for x=3; roots one after the other. */
  #isRoot({ text }: ReadBlank): boolean {
    const { before } = this.#place
    const roots = normalFormOfRoots(text)
    if (roots !== null && this.#keys.has(roots)) return true
    if (!ROOTS.test(before)) return false
    const alone = [normalFormOf(text), ...(roots === null ? [] : [roots])]
    if (this.#values.size > 0 && alone.some((key) => this.#values.has(key))) return true
    const root = rootOf(withoutSpaces(text))
    if (root === null || root.letter !== /[a-z](?=[^a-z]*$)/.exec(before)?.[0]) return false
    const number = writtenNumber(root.value)
    return number === null ? this.#keys.has(normalFormOf(root.value)) : this.#isNumber(number)
  }
}
