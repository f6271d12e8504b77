import { type StaffKind, staffKindOf } from './staff-question.ts'

/** What the lines of a paper begin with: sections, numbers of questions, letters of options, names in 【 】. */

const ORDINAL = '[一二三四五六七八九十]{1,3}'
const SECTION = new RegExp(
  `^(?:第?(${ORDINAL})(?:[、.．:：]|[大]?题[、.．:：]?|部分[、.．:：\\s]?)|[（(](${ORDINAL})[)）])\\s*(.*)$`,
)
const BARE_SECTION =
  /^(?:(?:单项?|多项?|不定项)?选择题|判断题|填空题|解答题|简答题|计算题|问答题|论述题|实验题|应用题|材料题|综合题|作文题?)(?=\s*(?:[（(:：]|$))/

export interface SectionHead {
  /** 一 is 1; null for a heading without a number. */
  readonly ordinal: number | null
  readonly kind: StaffKind | null
  /** Points of each question, and of each blank; null where it does not say. */
  readonly points: number | null
  readonly pointsOfBlank: number | null
}

const ordinalOf = (text: string): number => {
  const digits = '一二三四五六七八九'
  const at = text.indexOf('十')
  const digit = (character: string): number => digits.indexOf(character) + 1
  if (at < 0) return digit(text)
  const tens = at === 0 ? 1 : digit(text.slice(0, at))
  return tens * 10 + digit(text.slice(at + 1))
}

const numberIn = (pattern: RegExp, text: string): number | null => {
  const [, number] = pattern.exec(text) ?? []
  return number === undefined ? null : Number(number)
}

/** The heading of a section, with what it says of its questions; null for a line that is none. */
export const sectionHead = (line: string): SectionHead | null => {
  const found = SECTION.exec(line)
  const ordinal = found?.[1] ?? found?.[2]
  const rest = found?.[3] ?? line
  const kind = staffKindOf(rest.split(/[（(:：。]/)[0] ?? '')
  const isHead =
    ordinal === undefined ? BARE_SECTION.test(line) : kind !== null || /题|部分|阅读|[每共]/.test(rest)
  if (!isHead || line.length > 200) return null
  return {
    ordinal: ordinal === undefined ? null : ordinalOf(ordinal),
    kind: /阅读/.test(rest) ? null : kind,
    points: numberIn(/每(?:小)?题\s*(\d+(?:\.\d+)?)\s*分/, rest),
    pointsOfBlank: numberIn(/每(?:小)?空\s*(\d+(?:\.\d+)?)\s*分/, rest),
  }
}

const AHEAD = new RegExp(`^第?(${ORDINAL})(?:大题)?[、.．:：]\\s*(?=\\d{1,3}\\s*[-~～—–至到.．、:：])`)

/** The number of a section at the head of a line of answers, `一、1.C 2.B`; null for none. */
export const sectionAhead = (line: string): { readonly ordinal: number; readonly rest: string } | null => {
  const [all = '', ordinal] = AHEAD.exec(line) ?? []
  return ordinal === undefined ? null : { ordinal: ordinalOf(ordinal), rest: line.slice(all.length) }
}

export interface NumberedLine {
  readonly number: number
  /** `(1)` and its like: a question where no question is open, else a part of it. */
  readonly isBracketed: boolean
  readonly rest: string
}

const PLAIN_NUMBER =
  /^(?:第\s*(\d{1,4})\s*题\s*[.．、:：]?|【?(?:题|例题?)\s*(\d{1,4})】?\s*[.．、:：]?|(\d{1,4})\s*(?:[、．]|\.(?!\d)))\s*/
const BRACKETED_NUMBER = /^[（(]\s*(\d{1,3})\s*[)）]\s*[.．、]?\s*/

/** The number at the beginning of a line; null for none. */
export const numberedLine = (line: string): NumberedLine | null => {
  const plain = PLAIN_NUMBER.exec(line)
  const bracketed = plain === null ? BRACKETED_NUMBER.exec(line) : null
  const found = plain ?? bracketed
  if (found === null) return null
  const number = Number(found[1] ?? found[2] ?? found[3])
  return { number, isBracketed: bracketed !== null, rest: line.slice(found[0].length) }
}

const LETTERS = 'ABCDEFGH'
const LETTER = /[A-HＡ-Ｈ]/
const OPTION_MARK = /(?:[（(]\s*([A-HＡ-Ｈ])\s*[)）]|([A-HＡ-Ｈ])\s*[.．、:：)）])\s*/g

const plainLetter = (character: string): string =>
  character >= 'Ａ' ? String.fromCharCode(character.charCodeAt(0) - 0xfee0) : character

export interface OptionLine {
  /** What stands before the first option. */
  readonly before: string
  readonly options: readonly string[]
}

/**
 * The options of a line, of which the first has this place from 0; null where it has none. Behind other words a line has
 * options only when two follow each other.
 */
export const optionLine = (line: string, first: number): OptionLine | null => {
  if (!LETTER.test(line)) return null
  const found: { readonly from: number; readonly to: number }[] = []
  for (const match of line.matchAll(OPTION_MARK)) {
    const letter = plainLetter(match[1] ?? match[2] ?? '')
    if (letter !== LETTERS[first + found.length]) continue
    const isFree = match.index === 0 || !/[A-Za-z0-9]/.test(line[match.index - 1] ?? '')
    if (isFree) found.push({ from: match.index, to: match.index + match[0].length })
  }
  const [start] = found
  if (start === undefined) return null
  const before = line.slice(0, start.from)
  if (before.trim() !== '' && found.length < 2) return null
  const options = found.map(({ to }, index) => line.slice(to, found[index + 1]?.from ?? line.length).trim())
  return { before: before.trim(), options: options.map((option) => option.replace(/[;；]$/, '')) }
}

/** What stands in 【 】 or before a colon at the beginning of a line, by what it is of a question. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  answer: ['答案', '正确答案', '参考答案', '标准答案'],
  remark: [
    '解析',
    '分析',
    '详解',
    '解答',
    '点评',
    '点睛',
    '解题思路',
    '思路',
    '考点',
    '专题',
    '方法',
    '名师点睛',
    '答案解析',
    '试题解析',
    '导语',
    '小结',
    '思路点拨',
    '评析',
  ],
  difficulty: ['难度', '难易度', '难度系数'],
  knowledge: ['知识点', '考查知识点'],
  chapter: ['章节', '课时'],
  points: ['分值', '分数'],
  kind: ['题型'],
  source: ['来源', '出处'],
}

export type LabelRole =
  | 'answer'
  | 'remark'
  | 'difficulty'
  | 'knowledge'
  | 'chapter'
  | 'points'
  | 'kind'
  | 'source'

const ROLES = new Map(
  Object.entries(NAMES).flatMap(([role, names]) => names.map((name) => [name, role as LabelRole])),
)
const PLAIN_NAMES = [...ROLES.keys()].sort((one, other) => other.length - one.length).join('|')
const LABEL = new RegExp(`【\\s*([^【】]{1,8}?)\\s*】\\s*[:：]?|(?:^|(?<=\\s))(${PLAIN_NAMES})\\s*[:：]`, 'g')

export interface LabelledText {
  /** Null for what stands before the first name. */
  readonly role: LabelRole | null
  readonly name: string
  readonly text: string
}

/** A line cut at its names; one piece without a role where it has none. */
export const labelledTexts = (line: string): readonly LabelledText[] => {
  const found = [...line.matchAll(LABEL)].flatMap((match) => {
    const name = (match[1] ?? match[2] ?? '').replace(/\s/g, '')
    const role = ROLES.get(name)
    return role === undefined ? [] : [{ role, name, from: match.index, to: match.index + match[0].length }]
  })
  const [first] = found
  const before = line.slice(0, first?.from ?? line.length).trim()
  const pieces = found.map(({ role, name, to }, index) => ({
    role,
    name,
    text: line.slice(to, found[index + 1]?.from ?? line.length).trim(),
  }))
  return before === '' && pieces.length > 0 ? pieces : [{ role: null, name: '', text: before }, ...pieces]
}

/** From where the answers of all questions stand together. */
export const answersBegin = (line: string): { readonly rest: string } | null => {
  const found =
    /^【?\s*(?:试题|试卷|本卷|课后)?\s*(?:参考|标准)?答案(?:(?:及|与|和|、|·)?(?:评分标准|评分参考|解析|详解|提示))?\s*】?\s*(?:[:：]\s*(.*))?$/.exec(
      line,
    )
  if (found === null) return null
  const rest = (found[1] ?? '').trim()
  // 【答案】 by itself, or with one answer behind it, belongs to the question before it.
  const isOfAll = /参考|标准|试题|试卷|本卷|课后|及|与|和|解析|详解|评分/.test(line.split(/[:：]/)[0] ?? '')
  if (rest === '') return isOfAll && !line.startsWith('【') ? { rest } : null
  return /^\d{1,3}\s*(?:[-~～—–至到]\s*\d{1,3}|[.．、]\s*\S)/.test(rest) ? { rest } : null
}

/** A text that several questions share: 阅读下面的短文，完成 1～3 题. */
export const sharedBy = (line: string): { readonly from: number; readonly to: number } | null => {
  const found =
    /(?:完成|回答|解答|做|答)\s*(?:下面|下列|后面|以下)?\s*(?:第|各)?\s*(\d{1,3})\s*(?:题)?\s*[-~～—–至到、]+\s*(?:第)?\s*(\d{1,3})\s*(?:小)?(?:各)?题/.exec(
      line,
    )
  if (found === null) return null
  const [from, to] = [Number(found[1]), Number(found[2])]
  return to > from && to - from < 30 ? { from, to } : null
}
