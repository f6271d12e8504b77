import type { DraftQuestion } from './draft.ts'
import { EASIEST_LEVEL, NO_METADATA, type QuestionMetadata } from './question-metadata.ts'

/** What tags can say of a question, where its format has no place of its own for it. */
interface Tagged extends QuestionMetadata {
  /** Of the whole question. */
  readonly score: number | null
  readonly anyOrder: boolean
  readonly category: string
}

const LEVELS = ['容易', '较易', '适中', '较难', '困难']
const ANY_ORDER = '答案不分先后'

const MAX_AREA_LENGTH = 50
const MAX_SOURCE_LENGTH = 200

export const TAG = {
  level: '难度',
  difficulty: '预计答错率',
  year: '年份',
  area: '地区',
  source: '来源',
  score: '分值',
  category: '文件夹',
} as const

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const GAPS = /[\s\u0000-\u001f\u007f]+/g

/** On one line. */
const plain = (text: string): string => text.replace(GAPS, ' ').trim()

const tag = (name: string, value: string): string => `${name}:${plain(value)}`

/** 难度 of a level, 17 the easiest, and back. */
export const levelTag = (index: number): string => tag(TAG.level, LEVELS[index] ?? '')

/** The metadata of a question as tags; none for what is unknown. */
export const tagsOf = ({ particulars }: Pick<DraftQuestion, 'particulars'>): readonly string[] => {
  const { level, difficulty, year, area, source } = particulars
  return [
    ...(level === null ? [] : [levelTag(level - EASIEST_LEVEL)]),
    ...(difficulty === null ? [] : [tag(TAG.difficulty, String(difficulty))]),
    ...(year === 0 ? [] : [tag(TAG.year, String(year))]),
    ...(plain(area) === '' ? [] : [tag(TAG.area, area)]),
    ...(plain(source) === '' ? [] : [tag(TAG.source, source)]),
  ]
}

export const scoreTag = ({ score }: Pick<DraftQuestion, 'score'>): readonly string[] =>
  score === null ? [] : [tag(TAG.score, String(score))]

export const categoryTag = ({ category }: Pick<DraftQuestion, 'category'>): readonly string[] =>
  category === '' ? [] : [tag(TAG.category, category)]

/** Of the blanks of a question; a part has no tags. */
export const anyOrderTag = ({ kind, anyOrder, answers }: DraftQuestion): readonly string[] =>
  kind === 'blanks' && anyOrder && answers.length > 1 ? [ANY_ORDER] : []

const numberIn = (text: string, most: number): number | null => {
  const value = /^\d+(?:\.\d+)?(?:e-\d+)?$/.test(text) ? Number(text) : Number.NaN
  return value >= 0 && value <= most ? value : null
}

const wordIn = (text: string, longest: number): string | null =>
  text !== '' && text.length <= longest ? text : null

/** A value that is none leaves the tag unread. */
const said = <K extends keyof Tagged>(key: K, value: Tagged[K] | null): Partial<Tagged> | null =>
  value === null ? null : { [key]: value }

const MAX_POINTS = 1000
const MAX_CATEGORY_LENGTH = 500

const read = (text: string): Partial<Tagged> | null => {
  if (text === ANY_ORDER) return { anyOrder: true }
  const [, name = '', rest = ''] = /^([^:：]+)[:：](.*)$/.exec(text) ?? []
  const value = rest.trim()
  switch (name.trim()) {
    case TAG.level:
      return said('level', LEVELS.includes(value) ? EASIEST_LEVEL + LEVELS.indexOf(value) : null)
    case TAG.difficulty:
      return said('difficulty', numberIn(value, 1))
    case TAG.year:
      return said('year', /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null)
    case TAG.area:
      return said('area', wordIn(value, MAX_AREA_LENGTH))
    case TAG.source:
      return said('source', wordIn(value, MAX_SOURCE_LENGTH))
    case TAG.score:
      return said('score', numberIn(value, MAX_POINTS) || null)
    case TAG.category:
      return said('category', wordIn(value, MAX_CATEGORY_LENGTH))
    default:
      return null
  }
}

/** What these tags say; one that says nothing of this kind is told as lost. */
export const readTags = (tags: readonly string[], lost: string[]): Tagged => {
  let all: Tagged = { ...NO_METADATA, score: null, anyOrder: false, category: '' }
  for (const text of tags.map(plain).filter((it) => it !== '')) {
    const found = read(text)
    if (found === null) lost.push(`标签“${text.slice(0, 60)}”没有导入`)
    else all = { ...all, ...found }
  }
  return all
}

/** A question with what its tags say; what its format says in a place of its own stays. */
export const withTags = (question: DraftQuestion, tagged: Tagged): DraftQuestion => {
  const { score, anyOrder, category, ...particulars } = tagged
  return {
    ...question,
    particulars,
    score: question.score ?? score,
    anyOrder: question.anyOrder || (anyOrder && question.kind === 'blanks'),
    category: question.category || category,
  }
}
