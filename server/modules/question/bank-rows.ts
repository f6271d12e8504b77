import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SentBy } from '#contract/call.ts'
import type { detailsHeadMenu } from '#contract/curriculum.ts'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { type QuestionType, question } from '../../db/schema/question.ts'
import { visibleTo } from '../content/content-card.query.ts'
import { inBank } from './bank.repository.ts'
import { TYPE_NAMES } from './sent-question.ts'

type Rows = SentBy<typeof detailsHeadMenu>
type Tag = Rows[number]['Tags'][number]

/** What questions are counted by, in the order of their rows. */
const KINDS = ['type', 'level', 'year', 'area', 'source'] as const
type Kind = (typeof KINDS)[number]

const HEADS: Readonly<Record<Kind, Pick<Rows[number], 'Code' | 'Name'>>> = {
  type: { Code: 'QuestionType', Name: '题型' },
  level: { Code: 'DifficultyLevel', Name: '难度' },
  year: { Code: 'Year', Name: '年份' },
  area: { Code: 'Area', Name: '地区' },
  source: { Code: 'Source', Name: '来源' },
}

const LEVEL_NAMES: Readonly<Record<number, string>> = {
  17: '容易',
  18: '较易',
  19: '适中',
  20: '较难',
  21: '困难',
}

/** A row of one tag would narrow nothing. */
const MIN_TAGS = 2
/** At most so many areas and sources are listed, the most frequent. */
const MAX_NAMES = 40

interface Counted {
  readonly kind: Kind
  readonly value: string
  readonly n: number
}

const byNumber = (a: Tag, b: Tag): number => a.TagId - b.TagId

const numbered = (counted: readonly Counted[], nameOf: (value: number) => string): Tag[] =>
  counted
    .map(({ value, n }) => ({ TagId: Number(value), Name: nameOf(Number(value)), Count: n }))
    .sort(byNumber)

/** Areas and sources go out by name: their TagId is only their place. */
const named = (counted: readonly Counted[]): Tag[] =>
  counted
    .toSorted((a, b) => b.n - a.n || a.value.localeCompare(b.value, 'zh'))
    .slice(0, MAX_NAMES)
    .map(({ value, n }, index) => ({ TagId: index + 1, Name: value, Count: n }))

const tagsOf = (kind: Kind, counted: readonly Counted[]): Tag[] => {
  switch (kind) {
    case 'type':
      return numbered(counted, (value) => TYPE_NAMES[value as QuestionType])
    case 'level':
      return numbered(counted, (value) => LEVEL_NAMES[value] ?? '')
    case 'year':
      return numbered(counted, (value) => `${value}年`).reverse()
    case 'area':
    case 'source':
      return named(counted)
  }
}

interface Found {
  readonly userId: number
  /** What only some contents meet; undefined for nothing. */
  readonly narrowing?: SQL | undefined
}

/** Counts the questions of a subject that a user finds in the bank, once over for all rows. */
const countIn = async (
  db: Db,
  subjectId: number,
  { userId, narrowing }: Found,
): Promise<readonly Counted[]> => {
  const { questionType, difficultyLevel, year, areaName, sourceTitle } = question
  const found = db
    .select({ questionType, difficultyLevel, year, areaName, sourceTitle })
    .from(content)
    .innerJoin(question, eq(question.contentId, content.id))
    .where(and(inBank, eq(content.subjectId, subjectId), narrowing, visibleTo(userId)))
  const { rows } = await db.execute<{ kind: Kind; value: string; n: number }>(sql`
    with found as (${found})
    select case
        when grouping(question_type) = 0 then 'type' when grouping(difficulty_level) = 0 then 'level'
        when grouping(year) = 0 then 'year' when grouping(area_name) = 0 then 'area' else 'source' end as kind,
      coalesce(question_type::text, difficulty_level::text, year::text, area_name, source_title) as value,
      count(*)::int as n
    from found
    group by grouping sets ((question_type), (difficulty_level), (year), (area_name), (source_title))`)
  return rows.filter(({ value }) => value !== '' && value !== '0')
}

/** The rows of tags above the question bank of a subject, with how many questions carry each. Wire: detailsheadmenu. */
export const bankRows =
  (db: Db) =>
  async (subjectId: number, asked: Found): Promise<Rows> => {
    const counted = await countIn(db, subjectId, asked)
    return KINDS.map((kind) => ({
      ...HEADS[kind],
      Multiple: false,
      Tags: tagsOf(
        kind,
        counted.filter((it) => it.kind === kind),
      ),
    })).filter(({ Tags }) => Tags.length >= MIN_TAGS)
  }
