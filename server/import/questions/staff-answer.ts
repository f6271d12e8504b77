import type { MarkedText } from './inline-marks.ts'

const FULL_WIDTH = /[Ａ-Ｈａ-ｈ]/g

const halfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** The letters of an answer to a choice, each once and in order: `A`, `ACD`, `A、C`, `选 B`. None for what is no such answer. */
export const keysIn = (answer: MarkedText): readonly string[] => {
  const text = halfWidth(answer)
    .trim()
    .replace(/^(?:故?(?:本题)?(?:答案)?[为是]?选|答案[为是]?|故答案为)[:：]?\s*/, '')
    .replace(/[。.．]$/, '')
  const [letters = ''] = /^[A-Ha-h](?:[\s,，、;；]*[A-Ha-h])*(?![A-Za-z])/.exec(text) ?? []
  if (letters === '' || text.slice(letters.length).trim() !== '') return []
  return [...new Set(letters.toUpperCase().replace(/[^A-H]/g, ''))].sort()
}

const TRUE = /^(?:√|✓|✔|对|正确|是|T|TRUE|Y|YES|A)$/i
const FALSE = /^(?:×|✗|✘|x|X|错|错误|否|不对|不正确|F|FALSE|N|NO|B)$/i

/** What an answer to a judgement says; null for what says neither. */
export const judgementIn = (answer: MarkedText): boolean | null => {
  const text = answer.trim().replace(/^[（(]\s*|\s*[)）]$|[。.．]$/g, '')
  if (TRUE.test(text)) return true
  return FALSE.test(text) ? false : null
}

/** From what surely stands between two answers to what only may. */
const BETWEEN: readonly RegExp[] = [/[;；\n]+/, /[|｜]+/, /\t+|\s{2,}|　+/, /[、]/, /[,，]/, /\s+/]
const NUMBERED = /(?:^|[\s;；，,、])(?:[①②③④⑤⑥⑦⑧⑨⑩]|[（(]\d{1,2}[)）])/g

const parts = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** ` 或 ` with spaces around it stands between forms of the same answer. */
const formsOf = (answer: string): readonly string[] => parts(answer, /\s+或\s+|\s*[/／]{2}\s*/)

const separated = (text: string, gaps: number): readonly string[] => {
  const numbered = parts(text.replace(NUMBERED, '\ue002'), /\ue002/)
  if (numbered.length === gaps && gaps > 1) return numbered.map((part) => part.replace(/[;；，,、]$/, ''))
  if (gaps === 1) return [text.trim().replace(/[;；]$/, '')]
  for (const between of BETWEEN) {
    const found = parts(text, between)
    if (found.length === gaps) return found
  }
  return parts(text, /[;；\n]+/)
}

/** The answers of so many blanks with the forms of each; as many as could be told apart. */
export const blankAnswers = (answer: MarkedText, gaps: number): readonly (readonly string[])[] => {
  const text = answer.trim()
  return text === '' ? [] : separated(text, gaps).map(formsOf)
}
