import type { PartQuestion } from '#domain/question/question.ts'

/** In letters of Chinese: what is at most as long stands four, two to a line. */
const SHORT = 8
const MIDDLE = 20

/** About as long as it is read: without tags, a command of LaTeX as one sign; a picture takes a line. */
const lengthOf = (html: string): number =>
  /<(img|table)/i.test(html)
    ? MIDDLE + 1
    : html.replace(/<[^>]*>|\\[()[\]]|[{}^_\s]/g, '').replace(/\\[a-zA-Z]+/g, '.').length

/** How many options of a question stand side by side. */
export const optionColumns = ({ options }: PartQuestion): 1 | 2 | 4 => {
  const longest = Math.max(...options.map(({ content }) => lengthOf(content)))
  if (longest <= SHORT) return 4
  return longest <= MIDDLE ? 2 : 1
}
