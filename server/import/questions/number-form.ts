const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/** How many digits a decimal has behind its point. */
const places = (text: string): number => text.split('.')[1]?.length ?? 0

/** A decimal without the digits that computing added. */
const rounded = (value: number, digits: number): string =>
  Number(value.toFixed(Math.min(digits, 12))).toString()

const plainDecimal = (text: string): string | null => {
  const known = text.replace('−', '-')
  if (!NUMBER.test(known)) return null
  const value = Number(known)
  if (!Number.isFinite(value)) return null
  return /e/i.test(known) || /^[+.]|^-\.|\.$/.test(known) ? String(value) : known
}

/** A number and how far an answer may be from it, as an answer of a blank: `3.14`, `3.14±0.01`; null for what is no number. */
export const numberForm = (written: string, tolerance: string): string | null => {
  const value = plainDecimal(written.trim())
  const margin = plainDecimal(tolerance.trim() === '' ? '0' : tolerance.trim())
  if (value === null || margin === null) return null
  return Number(margin) === 0 ? value : `${value}±${margin.replace(/^-/, '')}`
}

/** All numbers from one to another, as the middle of them and how far it goes. */
export const rangeForm = (from: string, to: string): string | null => {
  const low = plainDecimal(from.trim())
  const high = plainDecimal(to.trim())
  if (low === null || high === null || Number(low) > Number(high)) return null
  const digits = Math.max(places(low), places(high)) + 1
  return numberForm(
    rounded((Number(low) + Number(high)) / 2, digits),
    rounded((Number(high) - Number(low)) / 2, digits),
  )
}

const plainNumber = (value: number): string => Number(value.toPrecision(12)).toString()

/** A number from which answers may be so far, below and above; null where that makes no plain number with a margin. */
export const marginForm = (value: number, below: number, above: number): string | null => {
  if (![value, below, above].every(Number.isFinite) || below < 0 || above < 0) return null
  const form =
    below === above
      ? numberForm(plainNumber(value), plainNumber(below))
      : rangeForm(plainNumber(value - below), plainNumber(value + above))
  return form === null || form.includes('e') ? null : form
}

const MARGIN = /^([+-]?[\d.]+)±([\d.]+)$/

/** What `numberForm` made, taken apart; null for any other text. */
export const numberOf = (form: string): { readonly value: string; readonly tolerance: string } | null => {
  const [, value, tolerance] = MARGIN.exec(form) ?? []
  if (value !== undefined && tolerance !== undefined) return { value, tolerance }
  return NUMBER.test(form) ? { value: form, tolerance: '0' } : null
}
