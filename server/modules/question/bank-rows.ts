import type { SentBy } from '#contract/call.ts'
import type { detailsHeadMenu } from '#contract/curriculum.ts'
import type { QuestionType } from '../../db/schema/question.ts'
import type { BankRowKind, BankRowsRepository, BankRowsWanted, CountedTag } from './bank-rows.repository.ts'
import { TYPE_NAMES } from './question.dto.ts'

type Rows = SentBy<typeof detailsHeadMenu>
type Tag = Rows[number]['Tags'][number]

/** What questions are counted by, in the order of their rows. */
const KINDS = ['type', 'level', 'year', 'area', 'source'] as const satisfies readonly BankRowKind[]

const HEADS: Readonly<Record<BankRowKind, Pick<Rows[number], 'Code' | 'Name'>>> = {
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

const byNumber = (a: Tag, b: Tag): number => a.TagId - b.TagId

const numbered = (counted: readonly CountedTag[], nameOf: (value: number) => string): Tag[] =>
  counted
    .map(({ value, n }) => ({ TagId: Number(value), Name: nameOf(Number(value)), Count: n }))
    .sort(byNumber)

/** Areas and sources go out by name: their TagId is only their place. */
const named = (counted: readonly CountedTag[]): Tag[] =>
  counted
    .toSorted((a, b) => b.n - a.n || a.value.localeCompare(b.value, 'zh'))
    .slice(0, MAX_NAMES)
    .map(({ value, n }, index) => ({ TagId: index + 1, Name: value, Count: n }))

const tagsOf = (kind: BankRowKind, counted: readonly CountedTag[]): Tag[] => {
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

/** The rows of tags above the question bank of a subject, with how many questions carry each. Wire: detailsheadmenu. */
export const bankRows =
  (bank: BankRowsRepository) =>
  async (subjectId: number, asked: BankRowsWanted): Promise<Rows> => {
    const counted = await bank.count(subjectId, asked)
    return KINDS.map((kind) => ({
      ...HEADS[kind],
      Multiple: false,
      Tags: tagsOf(
        kind,
        counted.filter((it) => it.kind === kind),
      ),
    })).filter(({ Tags }) => Tags.length >= MIN_TAGS)
  }
