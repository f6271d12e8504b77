import { multiple, single } from '../questions/making.ts'
import type { QuestionContent } from '../questions/types.ts'
import type { Chance } from '../seed/random.ts'

export const tex = String.raw

/** A number without the dust of binary fractions. */
export const num = (value: number): string => String(Number(value.toPrecision(10)))

export const gcd = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : gcd(other, one % other)

const reduced = (above: number, below: number): readonly [above: number, below: number] => {
  const by = gcd(above, below) * Math.sign(below)
  return [above / by, below / by]
}

/** A fraction in lowest terms as one writes it in a line: 5/6, -2, 3. */
export const lineFraction = (above: number, below: number): string => {
  const [upper, lower] = reduced(above, below)
  return lower === 1 ? String(upper) : `${upper}/${lower}`
}

/** The same in LaTeX. */
export const fraction = (above: number, below: number): string => {
  const [upper, lower] = reduced(above, below)
  if (lower === 1) return String(upper)
  return `${upper < 0 ? '-' : ''}\\frac{${Math.abs(upper)}}{${lower}}`
}

/** A root in LaTeX with the squares taken out of it: √12 is 2\sqrt{3}. */
export const root = (of: number): string => {
  let outside = 1
  for (let factor = Math.floor(Math.sqrt(of)); factor > 1; factor -= 1)
    if (of % (factor * factor) === 0) {
      outside = factor
      break
    }
  const inside = of / (outside * outside)
  if (inside === 1) return String(outside)
  return `${outside === 1 ? '' : outside}\\sqrt{${inside}}`
}

/** A quotient whose lower part is a root, in LaTeX, with no root left below the line: 1/√8 is √2/4. */
export const overRoot = (above: number, square: number): string => {
  let outside = 1
  for (let factor = 2; factor * factor <= square; factor += 1)
    if (square % (factor * factor) === 0) outside = factor
  const inside = square / (outside * outside)
  if (inside === 1) return fraction(above, outside)
  const [upper, lower] = reduced(above, outside * inside)
  const text = `${upper === 1 ? '' : upper}\\sqrt{${inside}}`
  return lower === 1 ? text : `\\frac{${text}}{${lower}}`
}

/** A ratio of whole numbers in lowest terms: 2:3. */
export const ratio = (one: number, other: number): string => reduced(one, other).join(':')

/** So many times a letter: x, -x, 3x. */
export const times = (factor: number, letter: string): string =>
  `${factor === 1 ? '' : factor === -1 ? '-' : num(factor)}${letter}`

/** Sum of terms in LaTeX, the highest power first: [1, -5, 6] of x is x^2-5x+6. */
export const polynomial = (factors: readonly number[], letter = 'x'): string => {
  const terms = factors.flatMap((factor, index) => {
    if (factor === 0) return []
    const power = factors.length - 1 - index
    const size = Math.abs(factor)
    const name = power === 0 ? '' : power === 1 ? letter : `${letter}^${power}`
    return [`${factor < 0 ? '-' : '+'}${size === 1 && power > 0 ? '' : num(size)}${name}`]
  })
  return terms.join('').replace(/^\+/, '') || '0'
}

/** A number that stands behind another in a sum: +3, -2, and nothing for 0. */
export const added = (value: number): string => (value === 0 ? '' : value > 0 ? `+${num(value)}` : num(value))

/** x-3, x+2, x. */
export const lessBy = (letter: string, value: number): string => `${letter}${added(-value)}`

export const pick = <T>(chance: Chance, list: readonly T[]): T => {
  const found = list[chance(0, list.length - 1)]
  if (found === undefined) throw new Error('seed: nothing to pick from')
  return found
}

export const shuffled = <T>(chance: Chance, list: readonly T[]): T[] => {
  const rest = [...list]
  return list.flatMap(() => rest.splice(chance(0, rest.length - 1), 1))
}

const keyOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** One right option among three wrong ones; null when not all four differ. */
export const choose = (
  chance: Chance,
  stem: string,
  right: string,
  wrong: readonly string[],
  analysis: string,
): QuestionContent | null => {
  const others = [...new Set(wrong)].filter((text) => text !== right).slice(0, 3)
  if (others.length < 3) return null
  const options = shuffled(chance, [right, ...others])
  return single(stem, options, keyOf(options.indexOf(right)), analysis)
}

/** Whether a number can be written with three decimals at most. */
export const isNeat = (value: number): boolean => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6

/** `choose` among numbers with one unit; null also for a right one that has no end. */
export const chooseNumber = (
  chance: Chance,
  stem: string,
  right: number,
  wrong: readonly number[],
  unit: string,
  analysis: string,
): QuestionContent | null => {
  const text = (value: number) => `${num(value)}${unit === '%' || unit === '' ? unit : ` ${unit}`}`
  return isNeat(right) ? choose(chance, stem, text(right), wrong.filter(isNeat).map(text), analysis) : null
}

/** Several right options among wrong ones; null when two are alike. */
export const chooseSeveral = (
  chance: Chance,
  stem: string,
  right: readonly string[],
  wrong: readonly string[],
  analysis: string,
): QuestionContent | null => {
  const options = shuffled(chance, [...right, ...wrong])
  if (new Set(options).size < options.length) return null
  const keys = options.flatMap((text, index) => (right.includes(text) ? [keyOf(index)] : []))
  return multiple(stem, options, keys.join(''), analysis)
}

/** A table of plain cells; the first row names the columns. */
export const table = (rows: readonly (readonly (string | number)[])[]): string =>
  `<table><tbody>${rows
    .map((row, index) => {
      const cell = index === 0 ? 'th' : 'td'
      return `<tr>${row.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`
    })
    .join('')}</tbody></table>`
