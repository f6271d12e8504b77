import type { QuestionContent } from '#demo/questions/types.ts'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { evaluate } from './formula.ts'

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))

const shares = (one: string, other: string): boolean => gcd(Number(one), Number(other)) > 1

/** What no teacher writes, wherever it stands. */
const NOWHERE: readonly (readonly [fault: string, sign: RegExp])[] = [
  ['a number between underscores', /_\d+_/],
  ['a long decimal', /\d\.\d{5,}/],
  ['times one', /(?<![\d.−-])1 ?倍(?![速率])/],
  ['a factor of one', /\\\([^()]*(?<![\d.a-zA-Z^_{,}/])1(?:[a-z](?![a-z])|\\sqrt|\\pi|\\sin|\\cos)/],
  [
    'a sum with nothing',
    /\\\((?:(?!\\\)).)*(?:[+]0(?![.\d+)])|(?<![\d._])0[a-z](?![a-z])|\+-|--|(?<!\^)\+\+)/,
  ],
  ['a power of one', /\\\((?:(?!\\\)).)*\^(?:1(?![\d.}^])|\{1\})/],
  ['minus nothing', /(?<![\d.)\w^}])[-－]0(?![.\d:])/],
  ['divided by one', /\\frac\{[^{}]*\}\{1\}|(?<![\d.:/])\d+\/1(?![\d/.])/],
  [
    'a unit glued to its number',
    /(?<![\w\\^_{.])\d+(?:\.\d+)?(?:kg|mg|cm|mm|km|kPa|Pa|kJ|mol|mL|kW|Hz|MHz|m\/s|km\/h)(?![a-z])/,
  ],
  ['a place without its side', /(?<!\d)[1-9]\d*° ?的(?:地方时|经线)/],
  ['a unit without its power', /(?:\d|\d ?)(?:cm|mm|km|m|dm)[23](?!\d)|m\/s2/],
]

/** What no teacher offers as an answer: not in lowest terms, a root below the line. */
const faultOfAnswer = (text: string): string | null => {
  for (const [, above = '', below = ''] of text.matchAll(/(?<![\d./])(\d+)\/(\d+)(?![\d./]|°| ?拍)/g))
    if (shares(above, below)) return 'a fraction that can be reduced'
  for (const [, above = '', below = ''] of text.matchAll(
    /\\frac\{(\d+)(?:\\pi|\\sqrt\{\d+\}|[a-z])?\}\{(\d+)(?:\\sqrt\{\d+\}|[a-z])?\}/g,
  ))
    if (shares(above, below)) return 'a fraction that can be reduced'
  if (/\\frac\{[^{}]*\}\{\d*\\sqrt/.test(text)) return 'a root below the line'
  for (const [, above = '', below = ''] of text.matchAll(/(?<![\d:])(\d+):(\d+)(?![\d:])/g))
    if (!/^[0-5]\d$/.test(below) && shares(above, below)) return 'a ratio that can be reduced'
  for (const [, inside = ''] of text.matchAll(/\\sqrt\{(\d+)\}/g))
    for (let root = 2; root * root <= Number(inside); root += 1)
      if (Number(inside) % (root * root) === 0) return 'a root that can be simplified'
  return null
}

const UNIT = /^(.*?)((?: ?(?:[a-zA-Zμ%‰℃°Ω²³·/]+|[一-龥]+))?)$/s

/** What a short option comes to, with its unit; null for words and for what is more than a number. */
const valued = (option: string): readonly [value: number, unit: string] | null => {
  const [, number = '', unit = ''] = UNIT.exec(option.trim()) ?? []
  const latex = /^\\\(([\s\S]*)\\\)$/.exec(number)?.[1] ?? number
  if (!/\d/.test(latex)) return null
  try {
    // The time of a piece of music is no quotient: 3/4 is not 6/8.
    if (unit.trim() === '拍') return null
    const value = evaluate(latex.replace(/^\+|^＋/, ''))
    return unit.trim() === '%' ? [value / 100, ''] : [value, unit.trim()]
  } catch {
    return null
  }
}

const areEqual = (one: string, other: string): boolean => {
  if (one.trim() === other.trim()) return true
  const [a, b] = [valued(one), valued(other)]
  return (
    a !== null && b !== null && a[1] === b[1] && Math.abs(a[0] - b[0]) <= 1e-9 * Math.max(1, Math.abs(a[0]))
  )
}

const asksToReduce = (stem: string): boolean => /化简|约分|化成最简|最简分数是/.test(stem)

/** What is ill formed in one question, its parts included. */
export const formFaults = ({ type, stem, options, answers, analysis, parts }: QuestionContent): string[] => {
  const shown = type === QUESTION_TYPE.blanks ? answers.flatMap(([first = '']) => first) : []
  const reference = type === QUESTION_TYPE.essay ? answers.flat() : []
  const anywhere = [stem, analysis, ...options, ...shown, ...reference].flatMap((text) =>
    NOWHERE.flatMap(([fault, sign]) => (sign.test(text) ? [`${fault}: ${text}`] : [])),
  )
  const offered = [...options, ...shown].flatMap((text) => {
    const fault = asksToReduce(stem) && options.length > 0 ? null : faultOfAnswer(text)
    return fault === null ? [] : [`${fault}: ${text} — ${stem}`]
  })
  const concluded = reference.flatMap((text) => {
    const fault = faultOfAnswer(text.slice(text.lastIndexOf('答：')))
    return fault === null ? [] : [`${fault}: ${text}`]
  })
  const alike = options.flatMap((one, index) =>
    options
      .slice(index + 1)
      .flatMap((other) => (areEqual(one, other) ? [`equal options: ${one} and ${other} — ${stem}`] : [])),
  )
  return [...anywhere, ...offered, ...concluded, ...alike, ...parts.flatMap(formFaults)]
}
