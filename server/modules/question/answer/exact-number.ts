import { placedNumber, spelledNumber } from './chinese-number.ts'
import { commonDivisor, type Fraction } from './fraction.ts'
import type { WrittenNumber } from './written-number.ts'

/** Longer texts are not read as numbers. */
const MAX_LENGTH = 40

const NUMBER = /^([+-]?)(?:(\d+) )?(\d+(?:\.\d*)?|\.\d+)(?:\/(\d+(?:\.\d+)?))?([%‰万亿]?)$/
const POWER = /^([+-]?)(?:(\d+(?:\.\d+)?|\.\d+)[×xX])?10\^([+-]?\d{1,3})$/
const EXPONENT = /^([+-]?)(\d+(?:\.\d+)?)[eE]([+-]?\d{1,3})$/
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^[+-]?\d{1,3}(?: \d{3})+(?:\.\d+)?$/

const UNIT: Readonly<Record<string, readonly [bigint, bigint]>> = {
  '%': [1n, 100n],
  '‰': [1n, 1000n],
  万: [10_000n, 1n],
  亿: [100_000_000n, 1n],
}

const decimal = (digits: string): Fraction => {
  const [whole = '', part = ''] = digits.split('.')
  return { above: BigInt(`${whole}${part}` || '0'), below: 10n ** BigInt(part.length) }
}

const placesOf = (digits: string): number => digits.split('.')[1]?.length ?? 0

const signed = (sign: string | undefined, { above, below }: Fraction): Fraction => ({
  above: sign === '-' ? -above : above,
  below,
})

const powerOfTen = (text: string): WrittenNumber | null => {
  const [, sign, digits = '1', exponent = ''] = POWER.exec(text) ?? EXPONENT.exec(text) ?? []
  if (exponent === '') return null
  const { above, below } = decimal(digits)
  const times = 10n ** BigInt(exponent.replace(/^[+-]/, ''))
  const value = exponent.startsWith('-') ? { above, below: below * times } : { above: above * times, below }
  const [whole = ''] = digits.split('.')
  return {
    value: signed(sign, value),
    style: 'scientific',
    numerals: 'digits',
    places: placesOf(digits),
    isReduced: /^[1-9]$/.test(whole),
  }
}

const styleOf = (whole: string | undefined, second: string | undefined, unit: string, places: number) => {
  if (unit === '万' || unit === '亿') return 'grouped by ten thousands'
  if (unit !== '') return 'percentage'
  if (second !== undefined) return whole === undefined ? 'fraction' : 'mixed'
  return places > 0 ? 'decimal' : 'whole'
}

const ordinary = (text: string): WrittenNumber | null => {
  const ungrouped = GROUPED.test(text) ? text.replace(/[, ]/g, '') : text
  const close = ungrouped.replace(/ ?([/%‰万亿]) ?/g, '$1').replace(/^([+-]) /, '$1')
  const [, sign, whole, first, second, unit = ''] = NUMBER.exec(close) ?? []
  if (first === undefined || (whole !== undefined && second === undefined)) return null
  const upper = decimal(first)
  const lower = decimal(second ?? '1')
  const below = upper.below * lower.above
  if (below === 0n) return null
  const above = upper.above * lower.below + BigInt(whole ?? '0') * below
  const [times, parts] = UNIT[unit] ?? [1n, 1n]
  const places = placesOf(first)
  const isWhole = upper.below === 1n && lower.below === 1n
  return {
    value: signed(sign, { above: above * times, below: below * parts }),
    style: styleOf(whole, second, unit, places),
    numerals: unit === '万' || unit === '亿' ? 'both' : 'digits',
    places,
    isReduced:
      second === undefined || (isWhole && lower.above > 1n && commonDivisor(upper.above, lower.above) === 1n),
  }
}

/** 负57 and -57 are one number; 正3 is 3. */
const withSign = (text: string): string => text.replace(/^负 ?/, '-').replace(/^正 ?(?=\d)/, '')

/**
 * A whole number, a decimal, a fraction, a mixed number, a percentage, one times a power of ten, in ten thousands, in
 * Chinese, or in digits with Chinese places between them; null for anything else.
 */
export const writtenNumber = (text: string): WrittenNumber | null => {
  if (text.length > MAX_LENGTH) return null
  const known = withSign(text)
  const close = known.replaceAll(' ', '')
  return ordinary(known) ?? powerOfTen(close) ?? placedNumber(close) ?? spelledNumber(text)
}
