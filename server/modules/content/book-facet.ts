import { foldedText } from './search-text.ts'

/** How teachers name publishers; each longer name before its beginning. */
const PUBLISHERS: readonly (readonly [said: string, facet: string])[] = [
  ['北师大', '北师大'],
  ['北师', '北师大'],
  ['华东师大', '华师大'],
  ['华师大', '华师大'],
  ['外研社', '外研'],
  ['外研', '外研'],
  ['部编', '统编'],
  ['统编', '统编'],
  ...['人教', '苏教', '苏科', '译林', '沪科', '沪教', '鲁科', '鲁教', '湘教', '冀教', '浙教', '粤教'].map(
    (name) => [name, name] as const,
  ),
  ...['教科', '科教', '中图', '地质', '岳麓', '人音', '人美', '苏少', '青岛', '牛津', '西师大'].map(
    (name) => [name, name] as const,
  ),
]

const SUBJECTS =
  '语文|数学|英语|物理|化学|生物|道德与法治|思想政治|政治|历史|地理|音乐|美术|体育|信息科技|信息技术'
/** One subject by the names that its stages give it. */
const SAME: Readonly<Record<string, string>> = { 道德与法治: '政治', 思想政治: '政治', 信息科技: '信息技术' }
const STAGES = '小学|初中|高中'
const NUMBERS = '一二三四五六七八九'

const numberOf = (said: string): number => {
  const place = NUMBERS.indexOf(said)
  return place === -1 ? Number(said) : place + 1
}

interface Part {
  readonly pattern: RegExp
  /** True for what names a book or a year: without one, words are only words. */
  readonly isBook: boolean
  facets(found: readonly (string | undefined)[]): readonly string[]
}

const REQUIRED = (kind: string): string => (kind === '必修' ? '必修' : '选必')

/** The parts of a book's short name, in the order in which they are tried. */
const PARTS: readonly Part[] = [
  ...PUBLISHERS.map(([said, facet]) => ({
    pattern: new RegExp(`${said}[ab]?版?`, 'y'),
    isBook: false,
    facets: () => [`版本${facet}`],
  })),
  {
    pattern: /(?:必修)?(?:中外历史)?纲要([上下])/y,
    isBook: true,
    facets: ([, volume = '']) => [`纲要${volume}`],
  },
  {
    pattern: /(选择性必修|选必|必修)第?([一二三四五六1-6上下]|中(?!外))册?/y,
    isBook: true,
    facets: ([, kind = '', volume = '']) => [
      `${REQUIRED(kind)}${'上中下'.includes(volume) ? volume : numberOf(volume)}`,
    ],
  },
  {
    pattern: /初([一二三1-3])(?:年级)?(?:(上|下|全)(?:一?册|学期)?)?/y,
    isBook: true,
    facets: ([, year = '', volume]) => [`年级${numberOf(year) + 6}`, ...(volume ? [`册${volume}`] : [])],
  },
  {
    pattern: /高([一二三1-3])(?:年级)?(?:(上|下|全)(?:一?册|学期)?)?/y,
    isBook: true,
    facets: ([, year = '', volume]) => [`年级${numberOf(year) + 9}`, ...(volume ? [`册${volume}`] : [])],
  },
  {
    pattern: /([一二三四五六七八九1-9])(?:年级)?(上|下|全)(?:一?册|学期)?/y,
    isBook: true,
    facets: ([, year = '', volume = '']) => [`年级${numberOf(year)}`, `册${volume}`],
  },
  {
    pattern: /([一二三四五六七八九1-9])年级/y,
    isBook: true,
    facets: ([, year = '']) => [`年级${numberOf(year)}`],
  },
  {
    pattern: new RegExp(SUBJECTS, 'y'),
    isBook: false,
    facets: ([said = '']) => [`学科${SAME[said] ?? said}`],
  },
  { pattern: new RegExp(STAGES, 'y'), isBook: false, facets: ([said = '']) => [`学段${said}`] },
  { pattern: /(20\d\d)年?版/y, isBook: false, facets: ([, year = '']) => [`版次${year}`] },
]

interface Parsed {
  readonly facets: readonly string[]
  readonly isBook: boolean
  readonly rest: string
}

/** Reads parts from the beginning for as long as there are any. */
const parse = (key: string): Parsed => {
  const facets: string[] = []
  let isBook = false
  let at = 0
  while (at < key.length) {
    const found = PARTS.map((part) => {
      part.pattern.lastIndex = at
      const match = part.pattern.exec(key)
      return match ? { part, match } : null
    }).find((it) => it !== null)
    if (!found) break
    facets.push(...found.part.facets(found.match))
    isBook ||= found.part.isBook
    at += found.match[0].length
  }
  return { facets, isBook, rest: key.slice(at) }
}

/** What a keyword says of the book (人教版九上, 高一必修一), and the words that it says beside it. */
export interface BookWanted {
  readonly facets: readonly string[]
  readonly words: string
}

/** Reads the short name of a book at the beginning or at the end of a folded keyword; null when there is none. */
export const bookWanted = (key: string): BookWanted | null => {
  const first = parse(key)
  if (first.isBook) return { facets: first.facets, words: first.rest }
  for (let at = 1; at < key.length; at += 1) {
    const last = parse(key.slice(at))
    if (last.isBook && last.rest === '') return { facets: last.facets, words: key.slice(0, at) }
  }
  return null
}

export interface BookPlace {
  readonly stage: string
  readonly subject: string
  readonly version: string
  readonly book: string
  /** School year 1–12, 0 for none. */
  readonly grade: number
}

/** What a content says of its place in the same words. */
export const facetsOf = ({ stage, subject, version, book, grade }: BookPlace): string[] => {
  const facets = [`学段${stage}`, `学科${subject}`, ...parse(foldedText(version)).facets]
  // The state's own series, published by 人教: teachers call it by either name.
  if (facets.includes('版本统编')) facets.push('版本人教')
  if (grade > 0) facets.push(`年级${grade}`)
  const name = foldedText(book)
  facets.push(...parse(name).facets)
  if (/全一?册/.test(name)) facets.push('册全')
  return [...new Set(facets)]
}
