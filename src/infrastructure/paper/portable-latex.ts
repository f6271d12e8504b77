/** A command, an escaped character, or a character. */
const TOKEN = /\\[a-z]+|\\.|[^\\]/gis

/** Brackets after these belong to them, or have their fellow already. */
const OWNS_BRACKET = /^\\(?:[a-z]+|\\)$/i
const SIZES_BRACKET = /^\\(?:left|right|middle|big[lrm]?|bigg[lrm]?)$/i

const OPENING: readonly string[] = ['(', '[', '\\{']
const CLOSING: readonly string[] = [')', ']', '\\}']

const CHARACTERS: Readonly<Record<string, string>> = {
  '-': '−',
  '\\approx': '≈',
  '\\lt': '<',
  '\\gt': '>',
  '\\le': '≤',
  '\\leq': '≤',
  '\\ge': '≥',
  '\\geq': '≥',
  '\\ne': '≠',
  '\\neq': '≠',
}
/** With nothing before it, or with nothing behind it. */
const LOOSE =
  /(?<=(?:^|\{)\s*)[=<>]|(?<!\\(?:left|right)\s*)(?:[=+<>-]|\\(?:approx|lt|gt|leq?|geq?|neq?)(?![a-z]))(?=\s*(?:\}|$))/g

const asText = (character: string): string => `\\text{${CHARACTERS[character] ?? character}}`

const fits = (opening: string | undefined, closing: string): boolean =>
  opening !== undefined && (opening === '\\{') === (closing === '\\}')

/** Brackets that face each other within one group, as one; half-open intervals too. */
const withFellows = (latex: string): string => {
  const tokens: string[] = latex.match(TOKEN) ?? []
  const open: { readonly character: string; readonly at: number }[] = []
  for (const [at, character] of tokens.entries()) {
    const before = tokens[at - 1] ?? ''
    const last = open.at(-1)
    if (SIZES_BRACKET.test(before) || (character === '[' && OWNS_BRACKET.test(before))) continue
    if (character === '{' || OPENING.includes(character)) open.push({ character, at })
    else if (character === '}' || character === '&' || character === '\\\\') {
      while (open.length > 0 && open.at(-1)?.character !== '{') open.pop()
      if (character === '}') open.pop()
    } else if (
      CLOSING.includes(character) &&
      last !== undefined &&
      last.character !== '{' &&
      fits(last.character, character)
    ) {
      open.pop()
      tokens[last.at] = `\\left${last.character}`
      tokens[at] = `\\right${character}`
    }
  }
  return tokens.join('')
}

/** A character with nothing on one side of it, as in `a=` or `3+`, as the text that it is. */
const withoutLooseCharacters = (latex: string): string =>
  latex.replace(/([\^_])\s*([+-])/g, '$1{$2}').replace(LOOSE, asText)

/** Letters side by side that are one word of LibreOffice's language, and text, in which words are words. */
const WORDS =
  /\\(?:text|mathrm|mbox|operatorname)\s*\{[^{}]*\}|(?<![a-z\\])(?:and|def|div|fact|from|ge|gg|gt|in|le|ll|lt|mp|ne|neg|of|or|over|pm|size|sub|sum|sup|to)(?![a-z])/gi

const FIRST_LETTER = 'a'.charCodeAt(0)
const FIRST_ITALIC = 0x1d44e

/** The slanted letter of mathematics, which is a character of its own; that of h is Planck's constant. */
const italic = (letter: string): string =>
  letter === 'h' ? 'ℎ' : String.fromCodePoint(FIRST_ITALIC + letter.charCodeAt(0) - FIRST_LETTER)

/** `gt` as g and t: in these letters it is no command. */
const withoutWords = (latex: string): string =>
  latex.replace(WORDS, (found) => (/^[a-z]+$/.test(found) ? found.replace(/[a-z]/g, italic) : found))

const UPRIGHT = /\\mathrm\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g

/** Upright letters as text, also those of a formula of chemistry with its numbers below and brackets. */
const uprightAsText = (latex: string): string =>
  latex.replace(UPRIGHT, (_, inside: string) =>
    /^[a-z0-9]+$/i.test(inside)
      ? `\\text{${inside}}`
      : inside.replace(/\\text\s*\{[^{}]*\}|\\[a-z]+|[a-z]+/gi, (found) =>
          found.startsWith('\\') ? found : `\\text{${found}}`,
        ),
  )

/**
 * LaTeX that says the same in a way that LibreOffice reads as well as Word: it wants something on both sides of every character,
 * each bracket with its fellow, knows upright letters only as text, and takes some letters side by side for a word.
 */
export const portableLatex = (latex: string): string =>
  withoutWords(uprightAsText(withoutLooseCharacters(withFellows(latex))))
