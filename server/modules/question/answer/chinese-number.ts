import type { Fraction } from './fraction.ts'

const DIGITS = '零一二三四五六七八九'
const SMALL: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
const LARGE: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 }

const digitOf = (sign: string): number => DIGITS.indexOf(sign)

/** 二〇二六: digit by digit. */
const spelled = (text: string): number | null => {
  const digits = Array.from(text, digitOf)
  return digits.every((digit) => digit >= 0) ? Number(digits.join('')) : null
}

/** 三千零五十六万: digits with their places. */
const counted = (text: string): number | null => {
  let [all, part, digit] = [0, 0, -1]
  for (const sign of text) {
    const small = SMALL[sign]
    const large = LARGE[sign]
    if (small !== undefined) {
      if (digit < 0 && !(sign === '十' && part === 0)) return null
      part += Math.abs(digit) * small
      digit = -1
    } else if (large !== undefined) {
      if (digit < 0 && part === 0) return null
      all += (part + Math.max(digit, 0)) * large
      part = 0
      digit = -1
    } else {
      const next = digitOf(sign)
      if (next < 0 || digit > 0) return null
      digit = next
    }
  }
  return all + part + Math.max(digit, 0)
}

const whole = (text: string): number | null => {
  if (text === '' || !/[零一二三四五六七八九十]/.test(text)) return null
  return /[十百千万亿]/.test(text) ? counted(text) : spelled(text)
}

const WRITTEN = /^([负正]?)((?:[零〇一二两三四五六七八九十百千万亿点]|分之){1,15})$/

/** 五十七, 负三点五, 二分之一, 百分之五; null for what is no number in Chinese. */
export const chineseNumber = (text: string): Fraction | null => {
  const [, sign, digits = ''] = WRITTEN.exec(text) ?? []
  const known = digits.replaceAll('〇', '零').replaceAll('两', '二')
  const [below = '', above] = known.split('分之')
  if (above !== undefined) {
    const [upper, lower] = [whole(above), below === '百' ? 100 : whole(below)]
    return upper === null || !lower ? null : quotient(sign, BigInt(upper), BigInt(lower))
  }
  const [before = '', behind] = known.split('点')
  const units = whole(before)
  const part = behind === undefined ? 0 : spelled(behind)
  if (units === null || part === null || behind === '') return null
  const times = 10n ** BigInt(behind?.length ?? 0)
  return quotient(sign, BigInt(units) * times + BigInt(part), times)
}

const quotient = (sign: string | undefined, above: bigint, below: bigint): Fraction => ({
  above: sign === '负' ? -above : above,
  below,
})
