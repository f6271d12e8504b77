import 'katex/dist/katex.min.css'
import 'katex/contrib/mhchem'
import katex from 'katex'
import type { Typeset } from './typeset.ts'

/** Limits of a formula; beyond them it is a mistake or an attack. */
const MAX_EXPANSIONS = 500
const MAX_EM = 20

const OPTIONS = {
  throwOnError: false,
  strict: false,
  trust: false,
  maxExpand: MAX_EXPANSIONS,
  maxSize: MAX_EM,
  errorColor: 'currentColor',
} as const

/**
 * Draws a formula with KaTeX, and MathML for readers; what it cannot read stays as it was written, and takes nothing else
 * with it. Links and outside pictures are off.
 */
export const katexTypeset: Typeset = (latex, host, display) => {
  try {
    katex.render(latex, host, { ...OPTIONS, displayMode: display })
  } catch {
    host.textContent = latex
  }
}
