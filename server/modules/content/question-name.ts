import { decodedText } from '../../html/decoded-text.ts'
import { LATEX_SYMBOLS } from './latex-symbols.ts'

const MAX_LENGTH = 80

const NAMED: Readonly<Record<string, string>> = {
  ...LATEX_SYMBOLS,
  cdot: '·',
  div: '÷',
  subseteq: '⊆',
  cdots: '…',
  ldots: '…',
  prime: '′',
  Rightarrow: '⇒',
  propto: '∝',
  nu: 'ν',
  eta: 'η',
}

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-n', (character, index) => [
    character,
    Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ')[index] ?? character,
  ]),
)

const raised = (text: string): string => {
  const characters = Array.from(text)
  if (text === '°' || text === '′') return text
  return characters.every((character) => character in RAISED)
    ? characters.map((character) => RAISED[character]).join('')
    : `^${characters.length > 1 ? `(${text})` : text}`
}

/** Small digits below; what is more than digits stays as it is. */
const lowered = (text: string): string =>
  /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => Array.from('₀₁₂₃₄₅₆₇₈₉')[Number(digit)] ?? digit) : text

/** A part of a fraction or under a root: in brackets when it is more than one number or name. */
const inBrackets = (text: string): string => (/^[\w.√πα-ω]+$/.test(text) ? text : `(${text})`)

/** Innermost braces first, until none is left that means something. */
const unfolded = (latex: string): string => {
  const next = latex
    .replace(
      /\\(?:d|t)?frac\{([^{}]*)\}\{([^{}]*)\}/g,
      (_, above: string, below: string) => `${inBrackets(above.trim())}/${inBrackets(below.trim())}`,
    )
    .replace(
      /\\sqrt\[([^\]]*)\]\{([^{}]*)\}/g,
      (_, index: string, of: string) => `${raised(index)}√${inBrackets(of)}`,
    )
    .replace(/\\sqrt\{([^{}]*)\}/g, (_, of: string) => `√${inBrackets(of)}`)
    .replace(/\\(?:mathrm|text|mathbf|vec|overrightarrow|overline|bar|ce|boldsymbol)\{([^{}]*)\}/g, '$1')
    .replace(/\^\{([^{}]*)\}/g, (_, text: string) => raised(text))
    .replace(/_\{([^{}]*)\}/g, (_, text: string) => lowered(text))
  return next === latex ? latex : unfolded(next)
}

/** A formula as it is read aloud in a line of plain text: \frac{a}{b} is a/b, x^2 is x². */
const readable = (latex: string): string =>
  unfolded(
    latex
      .replace(/\\(?:left|right)(?![a-z])/g, '')
      .replace(/\\[,;!: ]|~/g, ' ')
      .replace(/\\([a-zA-Z]+)\s*/g, (whole, name: string) => NAMED[name] ?? whole)
      .replace(/\\([{}%])/g, (_, character: string) =>
        character === '%' ? '%' : character === '{' ? '｛' : '｝',
      ),
  )
    .replace(/\^([\w+-])/g, (_, character: string) => raised(character))
    .replace(/\^([°′])/g, '$1')
    .replace(/_(\w)/g, (_, character: string) => lowered(character))
    .replace(/\\\\/g, ' ')
    .replace(/\\(?:begin|end)\{[a-z]+\}|[{}&]/g, '')
    .replace(/\\([a-zA-Z]+) ?/g, '$1 ')

/** The text of a stem or an option as a line: formulas as readable text; '' for nothing but pictures. */
export const readableText = (html: string): string =>
  decodedText(
    html
      .replace(/<\/(?:p|li|tr|td|th|caption)>|<br ?\/?>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g, (_, inline?: string, display?: string) =>
        // Also what a formula writes with marks of its own: & between the columns of a table.
        readable(decodedText(inline ?? display ?? '')),
      ),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** What a question is called in lists: the text of its stem, at most 80 characters, and never half of a word or number. */
export const questionName = (stem: string): string => {
  const text = readableText(stem)
  const characters = Array.from(text)
  if (characters.length <= MAX_LENGTH) return text
  const kept = characters.slice(0, MAX_LENGTH - 1).join('')
  const isHalf = /[A-Za-z0-9]/.test(characters[MAX_LENGTH - 1] ?? '')
  return `${((isHalf && kept.replace(/[A-Za-z0-9]+$/, '')) || kept).trimEnd()}…`
}
