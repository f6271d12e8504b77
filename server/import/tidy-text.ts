/** A text put right, and what was wrong with it in the words of who wrote it. */
export interface TidyText {
  readonly text: string
  readonly repairs: readonly string[]
}

const HAN = '\\p{Script=Han}'

/** Each with what is said of it; a text is told of once however often it stands there. */
const REPAIRS: readonly (readonly [RegExp, string | ((character: string) => string), string])[] = [
  // Soft hyphens, zero-width and direction characters; control characters but line breaks.
  [/[\p{Cf}]|(?![\t\r\n])\p{Cc}/gu, '', '看不见的字符已去掉'],
  [/[０-９Ａ-Ｚａ-ｚ＇＋]/gu, (character) => character.normalize('NFKC'), '全角字符已改为半角'],
  [/^\s*['‘’`]\s*/u, '', '开头的撇号已去掉'],
  [/^\s+|\s+$/gu, '', '前后的空格已去掉'],
  [new RegExp(`(?<=${HAN})\\s+(?=[${HAN}（）()])|(?<=[（）()])\\s+(?=${HAN})`, 'gu'), '', '中间的空格已去掉'],
  [/\s*[\r\n]+\s*/gu, ' ', '换行已去掉'],
  [/[^\S ]/gu, ' ', '特殊空格已改为普通空格'],
  [new RegExp(`(?<=${HAN})[.．•・‧∙●](?=${HAN})`, 'gu'), '·', '间隔号已改为“·”'],
]

/** What was typed or pasted by mistake and says nothing: put right, and told. */
export const tidyText = (written: string): TidyText => {
  let text = written
  const repairs: string[] = []
  for (const [wrong, right, told] of REPAIRS) {
    const before = text
    text = typeof right === 'string' ? text.replace(wrong, right) : text.replace(wrong, right)
    if (text !== before) repairs.push(told)
  }
  return text === '' ? { text, repairs: [] } : { text, repairs }
}
