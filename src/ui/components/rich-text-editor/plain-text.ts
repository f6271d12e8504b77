import { EMPTY_TEXT, isBlank, type RichText, visibleLength } from '#domain/kernel/rich-text.ts'

const CHARACTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => CHARACTERS[character] ?? character)

/** Plain text as a formatted one: a paragraph a line. */
export const fromPlainText = (text: string): RichText => {
  const value: RichText = {
    html: text
      .split('\n')
      .map((line) => `<p>${escaped(line)}</p>`)
      .join(''),
    length: visibleLength(text),
    pictures: 0,
  }
  return isBlank(value) ? EMPTY_TEXT : value
}

const BLOCKS = 'p, li, br'

/** What of a formatted text can be read without its formats. The document that it is read into loads and runs nothing. */
export const toPlainText = ({ html }: RichText): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  return body.textContent.replace(/\n+$/, '')
}

/** Nothing would be lost if it were edited as plain text. */
export const isPlain = ({ html }: RichText): boolean => !/<(?!\/?(?:p|br)\b)/i.test(html)
