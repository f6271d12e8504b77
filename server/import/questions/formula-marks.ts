/** `$…$` is a formula where it has powers, commands, an equal character or the like: prices have none between two characters. */
const LIKE_A_FORMULA = /[\\^_=+<>]|^[A-Za-z]$/

/** Also where it is but letters, figures and characters: f(x), 2x, ∠ABC, 90°. */
const SIGNS_ALONE = /^(?!.*[a-z]{4})[\w\s()[\]{}|,.:;!'*/%°′″×÷·±−△▱⊙Α-ω∀-⋿-]+$/

/** Names of a program, as in $i;$j, run on behind the second character. */
const isFormula = (text: string, after: string): boolean =>
  LIKE_A_FORMULA.test(text) || (SIGNS_ALONE.test(text) && !/^\w/.test(after))

const MARKED = /\$\$([^$]+?)\$\$|(?<![\\$\w])\$(?!\s)([^$\n]+?)(?<![\s\\])\$(?![\d$])/g

const plainOf = (html: string): string => html.replace(/&[lg]t;/g, '<').replace(/<[^>]*>/g, '')

/** Formulas between dollar signs as ours are marked: `\[ \]` for one on a line of its own, else `\( \)`. */
export const withOwnMarks = (html: string): string =>
  html.replace(MARKED, (whole, double: string | undefined, once: string | undefined, at: number) => {
    const after = html.slice(at + whole.length)
    if (once !== undefined) return isFormula(plainOf(once), after) ? `\\(${once}\\)` : whole
    const before = html.slice(0, at)
    const isAlone =
      /(?:^|<(?:p|div|li|td|br)\b[^>]*>)\s*$/.test(before) && /^\s*(?:$|<\/?(?:p|div|li|td|br)\b)/.test(after)
    const latex = (double ?? '').trim()
    return isAlone ? `\\[${latex}\\]` : `\\(${latex}\\)`
  })

/** HTML of ours for formats whose readers take what stands between dollar signs for a formula. */
export const withoutDollars = (html: string): string => html.replaceAll('$', '&#36;')
