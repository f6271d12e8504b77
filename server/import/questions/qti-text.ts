import 'katex/contrib/mhchem'
import katex from 'katex'
import sanitizeHtml from 'sanitize-html'
import { plainTextOf } from './text-format.ts'

/** Around a text of ours that need not be a paragraph, where QTI wants a block. */
export const TEXT_CLASS = 'question-text'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'sub', 'sup', 'a', 'img', 'div', 'span'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'picture', 'data'],
  transformTags: { b: 'strong', i: 'em' },
}

const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g

/** A formula as MathML, its LaTeX beside it; null for one that KaTeX cannot read. */
const mathOf = (latex: string, displayMode: boolean): string | null => {
  try {
    const html = katex.renderToString(latex, {
      output: 'mathml',
      displayMode,
      strict: 'ignore',
      trust: false,
      maxExpand: 1000,
    })
    return /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? null
  } catch (error) {
    if (error instanceof katex.ParseError) return null
    throw error
  }
}

/** HTML as XML can hold it, with its formulas as MathML. */
export const wellFormed = (html: string): string =>
  sanitizeHtml(html, RULES).replace(
    FORMULA,
    (whole, inline: string | undefined, display: string | undefined) => {
      const latex = plainTextOf(inline ?? display ?? '')
      return mathOf(latex, display !== undefined) ?? whole
    },
  )
