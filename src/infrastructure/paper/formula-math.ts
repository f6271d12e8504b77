import { latexToMath, Math as WordMath } from 'docx/math'
import { mhchemParser } from 'mhchemparser'
import { portableLatex } from './portable-latex.ts'

const CHEMISTRY = /\\ce\s*\{/

/** Where a brace that is open before `from` is closed again; the end of the text where it is not. */
const closingOf = (text: string, from: number): number => {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** What only moves characters by hairs means nothing to a word processor, which sets formulas itself. */
const withoutHairs = (latex: string): string =>
  latex
    .replace(/\{\\vphantom\{A\}\}\^\{\\hphantom\{[^{}]*\}\}_\{\\hphantom\{[^{}]*\}\}/g, '')
    .replace(/\\(?:mkern|mskip|lower|raise)\s*-?[\d.]+\s*(?:mu|em|ex|pt)/g, '')
    .replace(/\\[lr]lap\b/g, '')
    .replace(/\\vphantom\{2\}/g, '')
    .replace(/\\longrightleftharpoons/g, '\\rightleftharpoons')
    .replace(/\\smash\[[tb]\]/g, '')

/** Chemistry as the mathematics that it is set as. */
const withoutChemistry = (latex: string): string => {
  const found = CHEMISTRY.exec(latex)
  if (found === null) return latex
  const from = found.index + found[0].length
  const end = closingOf(latex, from)
  const set = withoutHairs(mhchemParser.toTex(latex.slice(from, end), 'ce'))
  return `${latex.slice(0, found.index)}{${set}}${withoutChemistry(latex.slice(end + 1))}`
}

/** A formula as an equation of the word processor (OMML); null for one that cannot be said in it. */
export const formulaMath = (latex: string): WordMath | null => {
  try {
    return new WordMath({ children: [...latexToMath(portableLatex(withoutChemistry(latex)))] })
  } catch {
    return null
  }
}
