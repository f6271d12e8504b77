import { decodedText } from '../../html/decoded-text.ts'
import { escapeMarkup } from '../../html/escape-markup.ts'
import { withOwnMarks } from './formula-marks.ts'

/** How the text of a file is to be understood: the four of Moodle and GIFT. */
export type TextFormat = 'moodle' | 'html' | 'plain' | 'markdown'

export const textFormatOf = (name: string): TextFormat => {
  const known = name.trim().toLowerCase()
  if (known === 'html' || known === 'markdown') return known
  return known === 'plain' || known === 'plain_text' ? 'plain' : 'moodle'
}

/** Tags or entities: a text without them is no HTML, whatever it is called. */
const IS_HTML =
  /&(?:[a-z]{2,8}|#x?[0-9a-f]{2,6});|<\/?(?:p|br|b|i|u|em|strong|sub|sup|ul|ol|li|img|table|tr|td|th|div|span|a|pre|code|h[1-6]|font|center|blockquote)\b[^>]*>/i
const HAS_BLOCKS = /<(?:p|div|ul|ol|table|pre|h[1-6]|blockquote)\b/i

const lines = (html: string): string => html.trim().replace(/\r?\n/g, '<br />')

const spans = (line: string): string =>
  line
    .replace(/\*\*(?!\s)([^*]+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])\*(?![\s*])([^*]+?)\*(?![\w*])/g, '<em>$1</em>')
    .replace(/(?<![\w_])_(?![\s_])([^_]+?)_(?![\w_])/g, '<em>$1</em>')
    .replace(/`([^`]+)`/g, '$1')

const FENCED = /^```[^\n`]*\n([\s\S]*?)\n```[^\S\n]*$/gm

/** A program between fences, as blocks that are read apart. */
const parted = (text: string): readonly { readonly text: string; readonly program: boolean }[] =>
  text
    .split(FENCED)
    .map((part, at) => ({ text: part, program: at % 2 === 1 }))
    .filter((part) => part.text.trim() !== '')

/** Of Markdown what questions use: paragraphs, emphasis, lists of one level, programs between fences. */
const fromMarkdown = (text: string): string => {
  const parts = parted(text)
  if (parts.length === 1 && parts[0]?.program === false) return proseOf(text)
  return parts
    .map((part) => {
      if (part.program) return `<pre>${escapeMarkup(part.text)}</pre>`
      const prose = proseOf(part.text)
      return HAS_BLOCKS.test(prose) ? prose : `<p>${prose}</p>`
    })
    .join('')
}

/** What Markdown takes for a line of a program. */
const indentIn = (row: string): string => /^(?: {4}|\t)\s*/.exec(row)?.[0] ?? ''

const proseOf = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const rows = block.split('\n')
      const items = rows.map((row) => /^\s*[-*+]\s+(.*)$/.exec(row)?.[1])
      if (items.every((item) => item !== undefined))
        return `<ul>${items.map((item) => `<li>${spans(escapeMarkup(item ?? ''))}</li>`).join('')}</ul>`
      return `<p>${rows.map((row) => indentIn(row) + spans(escapeMarkup(row.trim()))).join('<br />')}</p>`
    })
    .join('')
    .replace(/^<p>((?:(?!<p>|<ul>)[\s\S])*)<\/p>$/, '$1')

/** A text of a file as HTML with formulas marked as ours are. */
export const htmlOf = (text: string, format: TextFormat): string => {
  switch (format) {
    case 'html':
      return withOwnMarks(text.trim())
    case 'plain':
      return withOwnMarks(lines(escapeMarkup(text)))
    case 'markdown':
      return withOwnMarks(IS_HTML.test(text) ? text.trim() : fromMarkdown(text))
    case 'moodle':
      if (!IS_HTML.test(text)) return withOwnMarks(lines(escapeMarkup(text)))
      return withOwnMarks(HAS_BLOCKS.test(text) ? text.trim() : lines(text))
  }
}

/** HTML as one reads it: tags gone, entities as signs. */
export const plainTextOf = (html: string): string =>
  decodedText(html.replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()

/** HTML in which there is nothing to be seen. */
export const isEmptyHtml = (html: string): boolean => plainTextOf(html) === '' && !/<img\b/i.test(html)

/** One paragraph about an answer: of what a file says of each, the analysis is made. '' for nothing said. */
export const remark = (about: string, html: string): string => {
  if (isEmptyHtml(html)) return ''
  const [, only] = /^\s*<p>((?:(?!<p\b)[\s\S])*)<\/p>\s*$/.exec(html) ?? []
  return HAS_BLOCKS.test(only ?? html) ? `<p>${about}：</p>${html}` : `<p>${about}：${only ?? html}</p>`
}

/** A text of several parts as blocks, so that no paragraph lies in another. */
export const joined = (...blocks: readonly string[]): string => {
  const told = blocks.filter((block) => !isEmptyHtml(block))
  if (told.length < 2) return told[0] ?? ''
  return told.map((block) => (HAS_BLOCKS.test(block) ? block : `<p>${block}</p>`)).join('')
}
