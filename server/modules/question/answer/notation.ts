import { LATEX_SYMBOLS } from '../../content/latex-symbols.ts'

/** Commands of LaTeX that stand for one character. */
const CHARACTERS: Readonly<Record<string, string>> = {
  ...LATEX_SYMBOLS,
  cdot: '×',
  ast: '×',
  div: '/',
  mp: '∓',
  leqslant: '≤',
  geqslant: '≥',
  mid: '|',
  vert: '|',
  lvert: '|',
  rvert: '|',
  degree: '°',
  celsius: '°C',
  prime: "'",
  gamma: 'γ',
  delta: 'δ',
  varphi: 'φ',
  phi: 'φ',
  qquad: ' ',
}

/** Commands that only say how something looks. */
const SILENT = new Set(
  'left right big Big bigl bigr displaystyle textstyle limits rm bf it begin end mathrm text textrm mathbf mathit mathsf vec overrightarrow overline bar boldsymbol operatorname ce unit'.split(
    ' ',
  ),
)

/** Notation that is nested deeper is not expanded. */
const MAX_DEPTH = 12

/** Single numbers, names and roots need no brackets around them. */
const ATOM = /^(?:-?\d+(?:\.\d+)?|[A-Za-zα-ωΑ-Ω]|√\d+|\d+√\d+)$/

const inBrackets = (text: string): string => (ATOM.test(text) ? text : `(${text})`)

const CHARGE = /^\d{0,2}[+-]$/

const raised = (text: string): string => {
  if (/^[°']+$/.test(text)) return text
  if (CHARGE.test(text)) return text
  return /^(?:-?\d+|[A-Za-z])$/.test(text) ? `^${text}` : `^(${text})`
}

const lowered = (text: string): string => (/^[A-Za-z0-9α-ω]*$/.test(text) ? text : `_(${text})`)

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }

/** Reads a formula once from its first character to its last. */
class NotationReader {
  readonly #text: string
  readonly #isLatex: boolean
  #at = 0
  /** The last character that was read out. */
  #last = ''

  constructor(text: string) {
    this.#text = text
    this.#isLatex = text.includes('\\')
  }

  /** Everything up to the character that closes, or to the end. */
  read(closing: string, depth: number): string {
    let read = ''
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at] ?? ''
      if (character === closing) {
        this.#at += 1
        return read
      }
      const piece = this.#piece(character, depth)
      this.#last = piece.at(-1) ?? this.#last
      read += piece
    }
    return read
  }

  #piece(character: string, depth: number): string {
    this.#at += 1
    if (character === '\\') return this.#command(depth)
    if (character === '^') return this.#raised(depth)
    if (character === '_')
      return this.#next() === '_' || this.#last === '_' ? '_' : lowered(this.#argument(depth))
    if (character === '√') return `√${inBrackets(this.#argument(depth, true))}`
    if (this.#isLatex && (character === '{' || character === '}'))
      return character === '{' && depth < MAX_DEPTH ? this.read('}', depth + 1) : ''
    return this.#isLatex && (character === '$' || character === '~') ? ' ' : character
  }

  #next(): string {
    return this.#text[this.#at] ?? ''
  }

  /** What a fraction, a root or a raised character is made of: a group in braces, a number, or one character. */
  #argument(depth: number, isBracketed = false): string {
    while (this.#next() === ' ') this.#at += 1
    const character = this.#next()
    const closing = character === '{' || (isBracketed && character === '(') ? CLOSING[character] : undefined
    if (closing !== undefined && depth < MAX_DEPTH) {
      this.#at += 1
      return this.read(closing, depth + 1).trim()
    }
    if (isBracketed && /\d/.test(character)) return this.#digits()
    if (character === '' || closing !== undefined) return ''
    return depth < MAX_DEPTH ? this.#nested(character, depth + 1) : ''
  }

  #nested(character: string, depth: number): string {
    this.#last = ''
    return this.#piece(character, depth)
  }

  #digits(): string {
    const from = this.#at
    while (/[\d.]/.test(this.#next()) && this.#next() !== '') this.#at += 1
    return this.#text.slice(from, this.#at)
  }

  #raised(depth: number): string {
    while (this.#next() === '^' || this.#next() === ' ') this.#at += 1
    if (!/[\d+-]/.test(this.#next())) return raised(this.#argument(depth, true))
    const sign = /[+-]/.test(this.#next()) ? this.#text[this.#at++] : ''
    const digits = this.#digits()
    if (sign !== '') return raised(`${sign === '+' && digits !== '' ? '' : sign}${digits}`)
    return this.#isCharge() ? `${digits}${this.#text[this.#at++]}` : raised(digits)
  }

  /** A character behind a raised number belongs to it where nothing follows that could be added: Ca^2+, but x^2+1. */
  #isCharge(): boolean {
    if (!/[+-]/.test(this.#next()) || this.#next() === '') return false
    let at = this.#at + 1
    while (this.#text[at] === ' ') at += 1
    const after = this.#text[at] ?? ''
    return after === '' || /[)\]},;，；、。+=→]/.test(after)
  }

  #command(depth: number): string {
    const character = this.#next()
    if (!/[A-Za-z]/.test(character)) {
      this.#at += 1
      return /[,;:! ()[\]\\]/.test(character) ? ' ' : character
    }
    const from = this.#at
    while (/[A-Za-z]/.test(this.#next())) this.#at += 1
    const name = this.#text.slice(from, this.#at)
    if (/^[dtc]?frac$/.test(name)) return this.#fraction(depth)
    if (name === 'sqrt') return this.#root(depth)
    if (SILENT.has(name)) return ''
    return CHARACTERS[name] ?? `${name} `
  }

  #fraction(depth: number): string {
    const isMixed = /\d/.test(this.#last)
    const above = this.#argument(depth)
    const below = this.#argument(depth)
    const fraction = `${inBrackets(above)}/${inBrackets(below)}`
    if (isMixed && /^\d+\/\d+$/.test(fraction)) return ` ${fraction}`
    while (this.#next() === ' ') this.#at += 1
    return /[A-Za-z\\√π({]/.test(this.#next()) && this.#text.slice(this.#at, this.#at + 2) !== '\\)'
      ? `(${fraction})`
      : fraction
  }

  #root(depth: number): string {
    let index = ''
    if (this.#next() === '[') {
      this.#at += 1
      index = depth < MAX_DEPTH ? raised(this.read(']', depth + 1)) : ''
    }
    return `${index}√${inBrackets(this.#argument(depth, true))}`
  }
}

const RAISED_CHARACTERS = /[\u00b2\u00b3\u00b9\u2070-\u207f\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d61]+/g
const LOWERED_CHARACTERS = /[\u2080-\u209c\u1d62-\u1d6a]+/g

/** Characters that the compatibility form would take for something else: 30º is an angle, ㎡ a square. */
const BEFORE_FOLDING: Readonly<Record<string, string>> = {
  º: '°',
  '˚': '°',
  '㎟': 'mm^2',
  '㎠': 'cm^2',
  '㎡': 'm^2',
  '㎢': 'km^2',
  '㎣': 'mm^3',
  '㎤': 'cm^3',
  '㎥': 'm^3',
  '㎦': 'km^3',
  '∛': '^3√',
}

/** One character for those that look alike or mean the same. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\u200b|\u200c|\u200d|\u2060|\ufe0e|\ufe0f|\ufeff/g, ''],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2044\u2215÷]/g, '/'],
  [/[\u2018\u2019\u2032`´]/g, "'"],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/\u2236/g, ':'],
  [/\*\*|的(?=[+-]?\d{1,3}次[方幂])/g, '^'],
  [/(?<=\^[+-]?\d{1,3})次[方幂]/g, ''],
  [/零下 ?(?=\d)/g, '-'],
  [/[·•∙⋅*✕✖]/g, '×'],
  [/[∣❘]/g, '|'],
  [/[⩾≧]|>=/g, '≥'],
  [/[⩽≦]|<=/g, '≤'],
  [/!=/g, '≠'],
  [/={2,}|═+/g, '='],
  [/【/g, '['],
  [/】/g, ']'],
  [/根号|(?<![A-Za-z])sqrt(?![A-Za-z])/g, '√'],
  [/(?<![A-Za-z])pi(?![A-Za-z])/g, 'π'],
  [/圆周率/g, 'π'],
]

/** Reads are cut here: neither an author nor a pupil fills a blank with more. */
export const MAX_READ_LENGTH = 400

/** In its compatibility form, with raised and lowered characters marked first. */
const folded = (text: string): string =>
  text
    .replace(/[º˚㎟-㎦∛]/g, (character) => BEFORE_FOLDING[character] ?? character)
    .replace(RAISED_CHARACTERS, (characters) => `^{${characters.normalize('NFKC')}}`)
    .replace(LOWERED_CHARACTERS, (characters) => `_{${characters.normalize('NFKC')}}`)
    .replace(/(\d)[ \u3000]?([¼-¾⅐-⅞])/g, '$1 $2')
    .normalize('NFKC')

/**
 * One way of writing what has several: full width, LaTeX, raised and lowered digits, characters that look alike. Takes time in
 * proportion to the length of the text.
 */
export const plainNotation = (text: string): string => {
  const alike = ALIKE.reduce((known, [characters, one]) => known.replace(characters, one), folded(text))
  return new NotationReader(alike).read('', 0).replace(/\s+/g, ' ').trim()
}
