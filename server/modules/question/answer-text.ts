/** A number as a quotient of whole numbers, so that 0.1 is a tenth and 1/3 a third. */
interface Quotient {
  readonly above: bigint
  readonly below: bigint
}

/** Longer than this nobody writes a number. */
const LONGEST = 30

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const PLAIN = '0123456789+-'

/** Raised digits and signs say something that plain ones do not: 10² is not 102. */
const lowered = (text: string): string =>
  text.replace(
    /[⁰¹²³⁴-⁹⁺⁻]+/g,
    (signs) => `^${Array.from(signs, (sign) => PLAIN[RAISED.indexOf(sign)]).join('')}`,
  )

/** One way of writing what has several: full width, signs that look alike, subscripts, spaces, a full stop at the end. */
const plain = (text: string): string =>
  lowered(text)
    .replace(/(\d)\s*([¼-¾⅐-⅞])/g, '$1 $2')
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2044\u2215÷]/g, '/')
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u2236/g, ':')
    .replace(/[_{}]/g, '')
    // A charge is written with and without a caret.
    .replace(/\^+(?=\d*[+-](?!\d))/g, '')
    .replace(/\^+/g, '^')
    .replace(/\s+/g, ' ')
    .replace(/[。.;,、!]+$/, '')
    .trim()

const NUMBER = /^([+-]?)(?:(\d+) )?(\d+(?:\.\d+)?|\.\d+)(?:\/(\d+(?:\.\d+)?))?(%?)$/

const decimal = (digits: string): Quotient => {
  const [whole = '', part = ''] = digits.split('.')
  return { above: BigInt(`${whole}${part}` || '0'), below: 10n ** BigInt(part.length) }
}

/** A whole number, a decimal, a fraction, a mixed number or a percentage; null for anything else. */
const quotientOf = (text: string): Quotient | null => {
  if (text.length > LONGEST) return null
  const ungrouped = /^[+-]?\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/.test(text) ? text.replace(/[, ]/g, '') : text
  const [, sign, whole, first, second, percent] = NUMBER.exec(ungrouped.replace(/ ?([/%]) ?/g, '$1')) ?? []
  if (first === undefined || (whole !== undefined && second === undefined)) return null
  const upper = decimal(first)
  const lower = decimal(second ?? '1')
  const below = upper.below * lower.above
  if (below === 0n) return null
  const above = upper.above * lower.below + BigInt(whole ?? '0') * below
  return { above: sign === '-' ? -above : above, below: percent === '%' ? below * 100n : below }
}

/** A space means something between two words of Latin letters, and between two numbers. */
const withoutSpaces = (text: string): string =>
  text.replace(/ /g, (space, at: number) => {
    const around = `${text[at - 1] ?? ''}${text[at + 1] ?? ''}`
    return /^(?:[A-Za-z,.']{2}|\d{2})$/.test(around) ? space : ''
  })

/** A word in small letters may begin a sentence; a formula or a name has its capitals for a reason. */
const isSmallWord = (text: string): boolean => /^[a-z][a-z' .-]+$/.test(text)

const MARGIN = /^([+-]?\d[\d.]*)±(\d[\d.]*)$/

const isWithin = (value: Quotient, middle: Quotient, margin: Quotient): boolean => {
  const apart = value.above * middle.below - middle.above * value.below
  return (apart < 0n ? -apart : apart) * margin.below <= margin.above * value.below * middle.below
}

/** Whether a number lies within a form such as 3.14±0.01, as imported questions have it; also as it stands. */
const isInMargin = (own: string, right: string): boolean => {
  const [, middle, margin] = MARGIN.exec(withoutSpaces(right)) ?? []
  if (middle === undefined || margin === undefined) return false
  const parts = [quotientOf(own), quotientOf(middle), quotientOf(margin)]
  const [value = null, wanted = null, apart = null] = parts
  return value !== null && wanted !== null && apart !== null && isWithin(value, wanted, apart)
}

/**
 * Whether what was written says the same as one of the right forms: 1/2, 0.5, ½ and ０．５ are one answer, and 3.141 is
 * within 3.14±0.01.
 */
export const saysTheSame = (written: string, form: string): boolean => {
  const own = plain(written)
  const right = plain(form)
  if (isInMargin(own, right)) return true
  const value = quotientOf(own)
  const wanted = quotientOf(right)
  if (value !== null && wanted !== null) return value.above * wanted.below === wanted.above * value.below
  const word = withoutSpaces(own)
  const expected = withoutSpaces(right)
  return word === expected || (isSmallWord(expected) && word.toLowerCase() === expected)
}
