import { refuseItem } from './draft.ts'
import { allIn, elementsIn, textIn, type XmlElement } from './xml.ts'

const CHARACTERS: Readonly<Record<string, string>> = {
  '×': '\\times ',
  '÷': '\\div ',
  '±': '\\pm ',
  '∓': '\\mp ',
  '·': '\\cdot ',
  '⋅': '\\cdot ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '≡': '\\equiv ',
  '→': '\\to ',
  '⇒': '\\Rightarrow ',
  '⇔': '\\Leftrightarrow ',
  '∞': '\\infty ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '∂': '\\partial ',
  '∇': '\\nabla ',
  '∈': '\\in ',
  '∉': '\\notin ',
  '⊂': '\\subset ',
  '⊆': '\\subseteq ',
  '∪': '\\cup ',
  '∩': '\\cap ',
  '∅': '\\varnothing ',
  '∠': '\\angle ',
  '⊥': '\\perp ',
  '∥': '\\parallel ',
  '△': '\\triangle ',
  '°': '^{\\circ}',
  '′': "'",
  '…': '\\dots ',
  '−': '-',
  '√': '\\surd ',
  α: '\\alpha ',
  β: '\\beta ',
  γ: '\\gamma ',
  δ: '\\delta ',
  ε: '\\varepsilon ',
  θ: '\\theta ',
  λ: '\\lambda ',
  μ: '\\mu ',
  π: '\\pi ',
  ρ: '\\rho ',
  σ: '\\sigma ',
  τ: '\\tau ',
  φ: '\\varphi ',
  ω: '\\omega ',
  Δ: '\\Delta ',
  Σ: '\\Sigma ',
  Ω: '\\Omega ',
  Γ: '\\Gamma ',
  Θ: '\\Theta ',
  Λ: '\\Lambda ',
  Π: '\\Pi ',
  Φ: '\\Phi ',
  Ψ: '\\Psi ',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  $: '\\$',
  _: '\\_',
  '⁡': '',
  '⁢': '',
  '⁣': '',
  '\u200b': '',
}

export const FUNCTIONS = /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|ln|log|lg|lim|max|min|exp|det)$/

const ACCENTS: Readonly<Record<string, string>> = {
  '¯': '\\overline',
  '‾': '\\overline',
  '^': '\\hat',
  '→': '\\vec',
  '⃗': '\\vec',
  '˙': '\\dot',
  '~': '\\tilde',
}

/** The characters of a formula in LaTeX. */
export const characters = (text: string): string =>
  Array.from(text.trim(), (character) => CHARACTERS[character] ?? character).join('')

/** A name in a formula: a function by its command, several letters upright. */
export const word = (text: string): string => {
  const name = text.trim()
  if (FUNCTIONS.test(name)) return `\\${name} `
  return Array.from(name).length > 1 ? `\\mathrm{${characters(name)}}` : characters(name)
}

const row = (elements: readonly XmlElement[]): string => elements.map(latexOf).join('')

const part = (elements: readonly XmlElement[], index: number): string => {
  const element = elements[index]
  return element === undefined ? refuseItem('有一处公式不完整') : latexOf(element)
}

const script = (elements: readonly XmlElement[], ...marks: readonly string[]): string =>
  `{${part(elements, 0)}}${marks.map((mark, index) => `${mark}{${part(elements, index + 1)}}`).join('')}`

const over = (elements: readonly XmlElement[]): string => {
  const mark = textIn(elements[1]).trim()
  const accent = Object.hasOwn(ACCENTS, mark) ? ACCENTS[mark] : undefined
  return accent === undefined
    ? `\\overset{${part(elements, 1)}}{${part(elements, 0)}}`
    : `${accent}{${part(elements, 0)}}`
}

const fenced = ({ attributes }: XmlElement, elements: readonly XmlElement[]): string => {
  const open = characters(attributes['open'] ?? '(') || '.'
  const close = characters(attributes['close'] ?? ')') || '.'
  return `\\left${open}${elements.map(latexOf).join(attributes['separators']?.[0] ?? ',')}\\right${close}`
}

const table = (rows: readonly XmlElement[]): string =>
  `\\begin{matrix}${rows
    .map((cells) =>
      elementsIn(cells)
        .map((cell) => row(elementsIn(cell)))
        .join('&'),
    )
    .join('\\\\')}\\end{matrix}`

/** One element of presentation MathML as LaTeX; refuses the question for one that it cannot tell. */
const latexOf = (element: XmlElement): string => {
  const inner = elementsIn(element)
  switch (element.name) {
    case 'mi':
      return word(textIn(element))
    case 'mn':
    case 'mo':
      return characters(textIn(element))
    case 'mtext':
    case 'ms':
      return textIn(element).trim() === '' ? '\\ ' : `\\text{${textIn(element)}}`
    case 'mspace':
      return '\\ '
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'merror':
    case 'semantics':
      return row(inner)
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
    case 'none':
      return ''
    case 'mfrac':
      return `\\frac{${part(inner, 0)}}{${part(inner, 1)}}`
    case 'msqrt':
      return `\\sqrt{${row(inner)}}`
    case 'mroot':
      return `\\sqrt[${part(inner, 1)}]{${part(inner, 0)}}`
    case 'msup':
      return script(inner, '^')
    case 'msub':
      return script(inner, '_')
    case 'msubsup':
      return script(inner, '_', '^')
    case 'munder':
      return /\\(?:lim|max|min|sum|prod|int)/.test(part(inner, 0))
        ? `${part(inner, 0)}_{${part(inner, 1)}}`
        : `\\underset{${part(inner, 1)}}{${part(inner, 0)}}`
    case 'munderover':
      return `${part(inner, 0)}_{${part(inner, 1)}}^{${part(inner, 2)}}`
    case 'mover':
      return over(inner)
    case 'mfenced':
      return fenced(element, inner)
    case 'mtable':
      return table(inner)
    default:
      return refuseItem(`有一处公式（${element.name}）读不出来`)
  }
}

/** A formula in MathML, marked as ours are: as its author wrote it in LaTeX where it says so, else read off its elements. */
export const formulaOf = (math: XmlElement): string => {
  const written = allIn(math).find(
    ({ name, attributes }) => name === 'annotation' && /x-tex|latex/i.test(attributes['encoding'] ?? ''),
  )
  const latex = (written === undefined ? latexOf(math) : textIn(written)).trim()
  return math.attributes['display'] === 'block' ? `\\[${latex}\\]` : `\\(${latex}\\)`
}
