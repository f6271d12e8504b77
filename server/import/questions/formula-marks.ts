/** `$…$` is a formula where it reads like one: prices have no powers, commands or equal signs between two signs. */
const LIKE_A_FORMULA = /[\\^_=+<>]|^[A-Za-z]$/

const MARKED = /\$\$([^$]+?)\$\$|(?<![\\$\w])\$(?!\s)([^$\n]+?)(?<![\s\\])\$(?![\d$])/g

const plainOf = (html: string): string => html.replace(/&[lg]t;/g, '<').replace(/<[^>]*>/g, '')

/** Formulas between dollar signs as ours are marked: `\[ \]` for one on a line of its own, else `\( \)`. */
export const withOwnMarks = (html: string): string =>
  html.replace(MARKED, (whole, double: string | undefined, once: string | undefined, at: number) => {
    if (once !== undefined) return LIKE_A_FORMULA.test(plainOf(once)) ? `\\(${once}\\)` : whole
    const before = html.slice(0, at)
    const after = html.slice(at + whole.length)
    const isAlone =
      /(?:^|<(?:p|div|li|td|br)\b[^>]*>)\s*$/.test(before) && /^\s*(?:$|<\/?(?:p|div|li|td|br)\b)/.test(after)
    const latex = (double ?? '').trim()
    return isAlone ? `\\[${latex}\\]` : `\\(${latex}\\)`
  })

/** HTML of ours for formats whose readers take what stands between dollar signs for a formula. */
export const withoutDollars = (html: string): string => html.replaceAll('$', '&#36;')
