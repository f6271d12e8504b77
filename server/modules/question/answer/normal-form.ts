import { writtenNumber } from './exact-number.ts'
import { type Fraction, numberKey } from './fraction.ts'
import { isKnownUnit, unitKey } from './unit.ts'

/** What of an answer is compared: two answers with one key say the same. */
export type NormalForm = string

/** A space means something between two words of Latin letters, and between two numbers. */
export const withoutSpaces = (text: string): string =>
  text.replace(/ /g, (space, at: number) => {
    const around = `${text[at - 1] ?? ''}${text[at + 1] ?? ''}`
    return /^(?:[A-Za-z,.']{2}|\d{2})$/.test(around) ? space : ''
  })

const one: Fraction = { above: 1n, below: 1n }

const PART =
  /^([+-]?)(?:(\d+(?:\.\d+)?)|\((\d+)\/(\d+)\))?×?((?:√\d+|√\([^()]*\)|π|[a-z](?:\^\d+)?)+)(?:\/(\d+))?$/

/** A number before a root, π or a letter: √2/2 and 0.5√2 are one, 1/2x is not read. */
const multipleKey = (text: string): NormalForm | null => {
  if (!/[√π]|^[+-]?[\d(]|\/\d+$/.test(text)) return null
  const close = text.replace(/^([+-]?)\(([^()+-]*)\)\/(\d+)$/, '$1$2/$3')
  const [, sign = '', digits, above, below, symbols = '', divisor = '1'] = PART.exec(close) ?? []
  if (symbols === '') return null
  const times =
    digits === undefined && above === undefined ? one : writtenNumber(digits ?? `${above}/${below}`)?.value
  const by = BigInt(divisor)
  if (times === undefined || by === 0n) return null
  const value = { above: sign === '-' ? -times.above : times.above, below: times.below * by }
  return `multiple ${numberKey(value)} ${symbols}`
}

const MEASURED =
  /^([+-]?(?:\d{1,4}[万亿]\d{1,4}[百千万]|[\d.,]+(?:×10\^[+-]?\d{1,3}|\/\d+|[万亿])?)) ?([^\d\s,.;:=()/×^'"-][^,;=]{0,11})$/

/** A number with its unit, however both are written; null for anything else, e.g. 1/2x, which may be 1/(2x). */
export const measured = (text: string): { readonly number: string; readonly unit: string } | null => {
  const [, number = '', unit = ''] = text.length > 60 ? [] : (MEASURED.exec(text) ?? [])
  if (number === '' || (number.includes('/') && !isKnownUnit(unit))) return null
  return { number, unit: unitKey(unit) }
}

const measureKey = (text: string): NormalForm | null => {
  const known = measured(text)
  const number = known === null ? null : writtenNumber(known.number)
  return known === null || number === null ? null : `measure ${numberKey(number.value)} ${known.unit}`
}

const simpleKey = (text: string): NormalForm => {
  const number = writtenNumber(text)
  if (number !== null && number.numerals !== 'Chinese') return `number ${numberKey(number.value)}`
  const close = withoutSpaces(text)
  const measure = measureKey(close)
  if (measure !== null && isKnownUnit(measured(close)?.unit ?? '')) return measure
  return multipleKey(close) ?? measure ?? `text ${close}`
}

const itemKeys = (items: string): readonly NormalForm[] =>
  items.split(/[,;、]/).map((item) => simpleKey(item.trim()))

const RELATION = /([<>≤≥])/
const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
const BEYOND = '∞'

/** x>1 and 1<x, 3>x≥1 and 1≤x<3: a letter between its bounds; null for anything else. */
const boundsOf = (text: string): { readonly letter: string; readonly interval: NormalForm } | null => {
  const pieces = text.split(RELATION)
  if (pieces.length !== 3 && pieces.length !== 5) return null
  const rising = /[<≤]/.test(pieces[1] ?? '')
    ? pieces
    : [...pieces].reverse().map((sign) => TURNED[sign] ?? sign)
  if (rising.some((sign) => sign === '>' || sign === '≥')) return null
  const at = rising.findIndex((piece) => /^[a-z]$/.test(piece))
  if (at < 0 || (rising.length === 5 && at !== 2)) return null
  const low = at === 0 ? `-${BEYOND}` : simpleKey(rising[at - 2] ?? '')
  const high = at === rising.length - 1 ? BEYOND : simpleKey(rising[at + 2] ?? '')
  const opening = rising[at - 1] === '≤' ? '[' : '('
  const closing = rising[at + 1] === '≤' ? ']' : ')'
  return { letter: rising[at] ?? '', interval: `${opening}${low},${high}${closing}` }
}

const isInfinite = (item: string): boolean => /^[+-]?∞$/.test(item)

/** (4,-2), (-∞,1]: what stands in order between brackets. */
const tupleKey = (text: string): NormalForm | null => {
  const [, opening, inner = '', closing] = /^([([])([^()[\]{}]*)([)\]])$/.exec(text) ?? []
  if (opening === undefined || !/[,;、]/.test(inner)) return null
  const keys = inner
    .split(/[,;、]/)
    .map((item) => (isInfinite(item) ? item.replace('+', '') : simpleKey(item.trim())))
  return `${opening}${keys.join(',')}${closing}`
}

/** {1,2} in any order; {x|x>1} as the interval that it is. */
const setKey = (text: string): NormalForm | null => {
  const [, inner] = /^\{([^{}]*)\}$/.exec(text) ?? []
  if (inner === undefined) return null
  const [, letter, condition = ''] = /^([a-z])[|:](.*)$/.exec(inner) ?? []
  if (letter === undefined) return `{${[...new Set(itemKeys(inner))].sort().join(',')}}`
  const bounds = boundsOf(condition)
  return bounds?.letter === letter ? bounds.interval : `{${letter}|${condition}}`
}

const unionKey = (text: string): NormalForm | null => {
  const parts = text.split(/∪|(?<=[)\]])U(?=[([])/)
  if (parts.length < 2) return null
  return parts
    .map((part) => groupedKey(part) ?? simpleKey(part))
    .sort()
    .join('∪')
}

const groupedKey = (text: string): NormalForm | null => tupleKey(text) ?? setKey(text)

const ROOT = /^(([a-z])\d?)=(.+)$/

interface Root {
  readonly letter: string
  /** The letter with its number. */
  readonly label: string
  readonly value: string
}

/** x=3, also 3=x; of several roots x1=2 and x2=3 the letter alone. */
export const rootOf = (text: string): Root | null => {
  const [, label = '', letter, value = ''] = ROOT.exec(text) ?? []
  if (letter !== undefined && !value.includes('=')) return { letter, label, value }
  const [, left = '', right] = /^([^=]+)=([a-z])$/.exec(text) ?? []
  return right === undefined ? null : { letter: right, label: right, value: left }
}

const bothSigns = (text: string): readonly string[] => {
  const at = text.indexOf('±')
  const isMargin = /\d/.test(text[at - 1] ?? '') && text[at + 1] !== '√'
  return at < 0 || text.indexOf('±', at + 1) >= 0 || isMargin
    ? [text]
    : ['+', '-'].map(
        (sign) => `${text.slice(0, at)}${at === 0 && sign === '+' ? '' : sign}${text.slice(at + 1)}`,
      )
}

/** 2或-2, ±2, x=2或x=-2: each of them, in any order; null for one value alone. */
const eitherKey = (values: readonly string[]): NormalForm | null => {
  const roots = values.map(rootOf)
  const [first] = roots
  const isOneLetter =
    first !== undefined && first !== null && roots.every((root) => root?.letter === first.letter)
  const texts = isOneLetter ? roots.map((root) => root?.value ?? '') : values
  const keys = [...new Set(texts.flatMap(bothSigns).map(pieceKey))]
  return keys.length < 2 ? null : `either ${isOneLetter ? `${first.letter} ` : ''}${keys.sort().join('|')}`
}

const pieceKey = (text: string): NormalForm => {
  const close = withoutSpaces(text)
  const grouped = unionKey(close) ?? groupedKey(close)
  if (grouped !== null) return grouped
  const bounds = boundsOf(close)
  if (bounds !== null) return `bounds ${bounds.letter} ${bounds.interval}`
  const root = rootOf(close)
  return root === null
    ? simpleKey(text)
    : `root ${root.label} ${groupedKey(root.value) ?? simpleKey(root.value)}`
}

const EITHER = /或者?/

/** What a right form or a written answer says as a whole. */
export const normalFormOf = (text: string): NormalForm =>
  eitherKey(withoutSpaces(text).split(EITHER)) ?? pieceKey(text)

/** Roots that are written one after the other, x1=2,x2=3, say what 或 says. */
export const normalFormOfRoots = (text: string): NormalForm | null => {
  const close = withoutSpaces(text)
  const values = close.split(/[,;、和]/)
  return values.length < 2 || !values.every((value) => /^[^()[\]{}]+$/.test(value)) ? null : eitherKey(values)
}

/** What is said of a letter, without the letter. */
export const withoutLetter = (key: NormalForm): NormalForm | null => {
  const [, kind, rest = ''] = /^(root|either) [a-z]\d? (.*)$/.exec(key) ?? []
  if (kind === undefined) return null
  return kind === 'root' ? rest : `either ${rest}`
}
