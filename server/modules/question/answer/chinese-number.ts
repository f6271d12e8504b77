import { commonDivisor, type Fraction } from './fraction.ts'
import type { WrittenNumber } from './written-number.ts'

const DIGITS = '零一二三四五六七八九'
const SMALL: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
const LARGE: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 }

const digitOf = (sign: string): number => DIGITS.indexOf(sign)

/** 二〇二六: digit by digit. */
const spelled = (text: string): number | null => {
  const digits = Array.from(text, digitOf)
  return digits.every((digit) => digit >= 0) ? Number(digits.join('')) : null
}

/** 三千零五十六万: digits with their places, which fall from 千 to 十. */
const counted = (text: string): number | null => {
  let [all, part, digit, place] = [0, 0, -1, 10_000]
  for (const sign of text) {
    const small = SMALL[sign]
    const large = LARGE[sign]
    if (small !== undefined) {
      if (small >= place || (digit < 0 && !(sign === '十' && part === 0))) return null
      part += Math.abs(digit) * small
      ;[digit, place] = [-1, small]
    } else if (large !== undefined) {
      if (digit < 0 && part === 0) return null
      all += (part + Math.max(digit, 0)) * large
      ;[part, digit, place] = [0, -1, 10_000]
    } else {
      const next = digitOf(sign)
      if (next < 0 || digit > 0) return null
      digit = next
    }
  }
  return all + part + Math.max(digit, 0)
}

/** 三百五 says 350 to some and 305 to others. */
const IN_SHORT = /[百千万亿][一二三四五六七八九]$/

const whole = (text: string): number | null => {
  if (!/[零一二三四五六七八九十]/.test(text) || IN_SHORT.test(text)) return null
  return /[十百千万亿]/.test(text) ? counted(text) : spelled(text)
}

const SPELLED = /^([负正]?)((?:[零〇一二两三四五六七八九十百千万亿点又]|分之){1,20})$/

const signed = (sign: string | undefined, above: bigint, below: bigint): Fraction => ({
  above: sign === '负' ? -above : above,
  below,
})

const SMALL_PARTS: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 10_000 }

/** 四分之一, 一又二分之一, 百分之五. */
const parts = (sign: string | undefined, text: string): WrittenNumber | null => {
  const [mixed = '', behind] = text.split('又')
  const [below = '', above = '', ...more] = (behind ?? mixed).split('分之')
  const places = behind === undefined ? SMALL_PARTS[below] : undefined
  const [units, upper, lower] = [
    behind === undefined ? 0 : whole(mixed),
    whole(above),
    places ?? whole(below),
  ]
  if (units === null || upper === null || !lower || more.length > 0) return null
  const [high, low] = [BigInt(upper), BigInt(lower)]
  return {
    value: signed(sign, BigInt(units) * low + high, low),
    style: places !== undefined ? 'percentage' : behind === undefined ? 'fraction' : 'mixed',
    numerals: 'Chinese',
    places: 0,
    isReduced: places !== undefined || (lower > 1 && commonDivisor(high, low) === 1n),
  }
}

/** 五十七, 负三点五, 四分之一, 百分之五; null for what is no number in Chinese numerals alone. */
export const spelledNumber = (text: string): WrittenNumber | null => {
  const [, sign, digits = ''] = SPELLED.exec(text) ?? []
  const known = digits.replaceAll('〇', '零').replaceAll('两', '二')
  if (known.includes('分之')) return parts(sign, known)
  const [before = '', behind, ...more] = known.split('点')
  const units = whole(before)
  const part = behind === undefined ? 0 : spelled(behind)
  if (units === null || part === null || behind === '' || more.length > 0) return null
  const places = behind?.length ?? 0
  const times = 10n ** BigInt(places)
  return {
    value: signed(sign, BigInt(units) * times + BigInt(part), times),
    style: places > 0 ? 'decimal' : 'whole',
    numerals: 'Chinese',
    places,
    isReduced: true,
  }
}

const SECTION = '(?:\\d千)?(?:\\d百)?(?:\\d十)?\\d{0,4}'
const PLACED = new RegExp(`^([+-]?)(?:(${SECTION})亿)?(?:(${SECTION})万)?(零?)(${SECTION})$`)
const BELOW_TEN_THOUSAND = /^(?:(\d)千)?(?:(\d)百)?(?:(\d)十)?(\d{0,4})$/

/** 3千2百, 4千, 4000; null where the last digits could mean another place, as in 4千5. */
const section = (text: string): number | null => {
  const [, thousands, hundreds, tens, rest = ''] = BELOW_TEN_THOUSAND.exec(text) ?? []
  const last = [tens, hundreds, thousands].findIndex((digit) => digit !== undefined)
  if (rest !== '' && last >= 0 && rest.length !== last + 1) return null
  const digits = [thousands, hundreds, tens]
  return digits.reduce((sum, digit = '0', at) => sum + Number(digit) * 10 ** (3 - at), Number(rest))
}

/** 518万4千, 3亿5千万, 6千: digits with Chinese places between them; null for 518万4, which could mean another place. */
export const placedNumber = (text: string): WrittenNumber | null => {
  if (!/[十百千万亿]/.test(text)) return null
  const [read, sign, above, middle, gap = '', below = ''] = PLACED.exec(text) ?? []
  if (read === undefined || above === '' || middle === '' || (gap !== '' && below === '')) return null
  const isBare = /^\d+$/.test(below)
  const isPlaced = gap === '' ? middle !== undefined && below.length === 4 : below.length < 4
  if (isBare && !isPlaced) return null
  const [billions = null, tenThousands = null, units = null] = [above, middle, below].map((digits = '') =>
    section(digits),
  )
  if (billions === null || tenThousands === null || units === null) return null
  const value = BigInt(billions) * 100_000_000n + BigInt(tenThousands) * 10_000n + BigInt(units)
  return {
    value: { above: sign === '-' ? -value : value, below: 1n },
    style: 'whole',
    numerals: 'both',
    places: 0,
    isReduced: true,
  }
}
