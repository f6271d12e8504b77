import 'katex/dist/katex.min.css'
import 'katex/contrib/mhchem'
import katex from 'katex'
import type { Typeset } from './typesetter.ts'

/** Beyond this no formula of a lesson goes; more is a mistake or malice. */
const MOST_EXPANSIONS = 500
const LARGEST_EM = 20

/** Draws a formula with KaTeX, and MathML for readers; what it cannot read stays as it was written. Links and outside pictures are off. */
export const katexTypeset: Typeset = (latex, host, display) =>
  katex.render(latex, host, {
    displayMode: display,
    throwOnError: false,
    strict: false,
    trust: false,
    maxExpand: MOST_EXPANSIONS,
    maxSize: LARGEST_EM,
    errorColor: 'currentColor',
  })
