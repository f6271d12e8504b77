import { refuseItem } from './draft.ts'
import { characters, FUNCTIONS } from './mathml.ts'
import { officeAttribute } from './office-xml.ts'
import { childNamed, childrenNamed, elementsIn, textIn, type XmlElement } from './xml.ts'

/** Formulas of Word (Office Math) as LaTeX; an element that is not known refuses the formula in words. */

/** What holds only how something looks. */
const SILENT = /Pr$|^(?:bookmarkStart|bookmarkEnd|proofErr|lastRenderedPageBreak)$/

/** An attribute of a property: of `m:nary` that of `m:naryPr`. Undefined where it is not said. */
const property = (element: XmlElement, name: string): string | undefined => {
  const properties = childNamed(element, `${element.name}Pr`)
  const said = properties === undefined ? undefined : childNamed(properties, name)
  return said === undefined ? undefined : officeAttribute(said, 'val')
}

const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|off|false)$/.test(value)

const row = (element: XmlElement | undefined): string =>
  element === undefined
    ? ''
    : elementsIn(element)
        .filter(({ name }) => !SILENT.test(name))
        .map(latexOf)
        .join('')

const inside = (element: XmlElement, name: string): string => row(childNamed(element, name))

const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/

/** Chinese words stand upright; names of functions are commands. */
const wordsOf = (text: string): string =>
  text
    .split(/([A-Za-z]+|[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]+)/)
    .map((piece) => {
      if (FUNCTIONS.test(piece)) return `\\${piece} `
      return CHINESE.test(piece) ? `\\text{${piece}}` : characters(piece)
    })
    .join('')

const runOf = (element: XmlElement): string => {
  const text = childrenNamed(element, 't').map(textIn).join('')
  const properties = childNamed(element, 'rPr')
  const isPlain = properties !== undefined && childNamed(properties, 'nor') !== undefined
  if (text.trim() === '') return text === '' ? '' : '\\ '
  return isPlain && !/^[\d\s.,+\-=()]*$/.test(text) && !CHINESE.test(text) ? `\\text{${text}}` : wordsOf(text)
}

const NARY: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
}

const nary = (element: XmlElement): string => {
  const character = property(element, 'chr') ?? '∫'
  const sub = inside(element, 'sub')
  const sup = inside(element, 'sup')
  const limits = `${sub === '' ? '' : `_{${sub}}`}${sup === '' ? '' : `^{${sup}}`}`
  return `${NARY[character] ?? characters(character)}${limits}{${inside(element, 'e')}}`
}

const BRACKETS: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '|': '|',
  '‖': '\\|',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '〈': '\\langle ',
  '〉': '\\rangle ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
}

const bracket = (character: string): string => (character === '' ? '.' : (BRACKETS[character] ?? character))

const delimited = (element: XmlElement): string => {
  const begin = property(element, 'begChr') ?? '('
  const end = property(element, 'endChr') ?? ')'
  const between = property(element, 'sepChr') ?? '|'
  const parts = childrenNamed(element, 'e').map(row)
  return `\\left${bracket(begin)}${parts.join(`\\middle${bracket(between)}`)}\\right${bracket(end)}`
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '¯': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u030c': '\\check',
  '\u20d6': '\\overleftarrow',
  '\u20d7': '\\vec',
  '^': '\\hat',
  '→': '\\vec',
}

const accent = (element: XmlElement): string => {
  const character = property(element, 'chr') ?? '\u0302'
  const command = ACCENTS[character]
  if (command === undefined) return refuseItem(`公式里的记号“${character}”读不出来`)
  const under = inside(element, 'e')
  return `${command === '\\vec' && under.length > 1 ? '\\overrightarrow' : command}{${under}}`
}

/** What a script stands at: a single character needs no braces. */
const base = (element: XmlElement): string => {
  const inner = inside(element, 'e')
  return Array.from(inner.trim()).length === 1 ? inner : `{${inner}}`
}

const fraction = (element: XmlElement): string => {
  const [over, under] = [inside(element, 'num'), inside(element, 'den')]
  switch (property(element, 'type') ?? 'bar') {
    case 'lin':
    case 'skw':
      return `{${over}}/{${under}}`
    case 'noBar':
      return `{${over} \\atop ${under}}`
    default:
      return `\\frac{${over}}{${under}}`
  }
}

const radical = (element: XmlElement): string => {
  const degree = isOn(property(element, 'degHide')) ? '' : inside(element, 'deg')
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${inside(element, 'e')}}`
}

const matrix = (element: XmlElement): string =>
  `\\begin{matrix}${childrenNamed(element, 'mr')
    .map((cells) => childrenNamed(cells, 'e').map(row).join('&'))
    .join('\\\\')}\\end{matrix}`

/** `&` marks where the lines of an array meet; Word writes it as text. */
const equations = (element: XmlElement): string =>
  `\\begin{array}{l}${childrenNamed(element, 'e')
    .map((line) => row(line).replaceAll('\\&', ''))
    .join('\\\\')}\\end{array}`

const grouped = (element: XmlElement): string => {
  const character = property(element, 'chr') ?? '⏟'
  const inner = inside(element, 'e')
  if (character === '⏟') return `\\underbrace{${inner}}`
  if (character === '⏞') return `\\overbrace{${inner}}`
  return property(element, 'pos') === 'top'
    ? `\\overset{${characters(character)}}{${inner}}`
    : `\\underset{${characters(character)}}{${inner}}`
}

const LIMITED = /^\\(?:lim|max|min)\s*$/

const limit = (element: XmlElement, mark: '_' | '^'): string => {
  const [inner, at] = [inside(element, 'e'), inside(element, 'lim')]
  if (LIMITED.test(inner)) return `${inner.trim()}${mark}{${at}}`
  return mark === '_' ? `\\underset{${at}}{${inner}}` : `\\overset{${at}}{${inner}}`
}

const READERS: Readonly<Record<string, (element: XmlElement) => string>> = {
  r: runOf,
  t: (element) => wordsOf(textIn(element)),
  f: fraction,
  sSup: (element) => `${base(element)}^{${inside(element, 'sup')}}`,
  sSub: (element) => `${base(element)}_{${inside(element, 'sub')}}`,
  sSubSup: (element) => `${base(element)}_{${inside(element, 'sub')}}^{${inside(element, 'sup')}}`,
  sPre: (element) => `{}_{${inside(element, 'sub')}}^{${inside(element, 'sup')}}{${inside(element, 'e')}}`,
  rad: radical,
  nary,
  d: delimited,
  m: matrix,
  eqArr: equations,
  func: (element) => `${inside(element, 'fName')}{${inside(element, 'e')}}`,
  acc: accent,
  bar: (element) =>
    `${property(element, 'pos') === 'top' ? '\\overline' : '\\underline'}{${inside(element, 'e')}}`,
  limLow: (element) => limit(element, '_'),
  limUpp: (element) => limit(element, '^'),
  groupChr: grouped,
  box: (element) => inside(element, 'e'),
  borderBox: (element) => `\\boxed{${inside(element, 'e')}}`,
  phant: (element) => (isOn(property(element, 'show') ?? '1') ? inside(element, 'e') : ''),
  oMath: row,
  oMathPara: row,
  ins: row,
  del: () => '',
  smartTag: row,
  hyperlink: row,
}

const latexOf = (element: XmlElement): string => {
  const read = Object.hasOwn(READERS, element.name) ? READERS[element.name] : undefined
  return read === undefined ? refuseItem(`有一处公式（${element.name}）读不出来`) : read(element)
}

/** A formula of Word in LaTeX, without marks around it; '' for an empty one. */
export const latexOfOmml = (math: XmlElement): string => latexOf(math).trim()
