/** Where the key of the chosen option is written. */
export const ANSWER_BRACKETS = '（　　）'

/** Brackets with nothing in them; ASCII ones only with a space and behind no name, because `f()` is program text. */
const EMPTY_BRACKETS = /（(?:\s|&nbsp;|&#160;|[_＿])*）|(^|[^\w\\])\((?:\s|&nbsp;|&#160;|[_＿])+\)/g

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi

/** Where the last words of a text end that stand in no table; -1 where it has none. */
const endOfWords = (html: string): number => {
  let tables = 0
  let from = 0
  let end = -1
  const look = (to: number) => {
    const words = html
      .slice(from, to)
      .replace(/&nbsp;/g, '      ')
      .trimEnd()
    if (tables === 0 && words.trim() !== '') end = from + words.length
  }
  for (const tag of html.matchAll(TAG)) {
    look(tag.index)
    if (tag[2]?.toLowerCase() === 'table') tables += tag[1] === '/' ? -1 : 1
    from = tag.index + tag[0].length
  }
  look(html.length)
  return end
}

/** The stem of a choice with empty brackets for its answer: those that it has, else new ones behind its last words. */
export const withAnswerBrackets = (stem: string): string => {
  const filled = stem.replace(EMPTY_BRACKETS, `$1${ANSWER_BRACKETS}`)
  if (filled.includes(ANSWER_BRACKETS)) return filled
  const end = endOfWords(stem)
  if (end < 0) return `${stem}${ANSWER_BRACKETS}`
  const before = stem.slice(0, end)
  const words = before.replace(/[：:。．]$/, '')
  return `${words}${ANSWER_BRACKETS}${before.endsWith('。') || before.endsWith('．') ? before.at(-1) : ''}${stem.slice(end)}`
}
