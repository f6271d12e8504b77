import { asId } from '../../http/whole-number.ts'
import type { BankFilter } from '../content/bank-filter.ts'
import type { Keyword } from './keyword.ts'

/** What narrows a list besides where it stands in the curriculum. */
export interface ListFilter {
  readonly keyword: Keyword | null
  readonly tagIds: readonly number[]
  /** Of live courses; 0 for any state. */
  readonly liveStatus: number
  /** Of the questions of a bank. */
  readonly questions: BankFilter
}

export interface ListFilterAsked {
  readonly keyword?: string | undefined
  readonly tagIds?: string | undefined
  readonly liveStatus?: number | undefined
  readonly questionType?: number | undefined
  readonly difficultyLevel?: number | undefined
  readonly year?: number | undefined
  readonly area?: string | undefined
  readonly source?: string | undefined
}

/** Ids with commas between them; what is none is left out. */
const idsIn = (text = ''): number[] =>
  text.split(',').flatMap((part) => asId(part === '' ? 0 : Number(part)) || [])

export const listFilterOf = (asked: ListFilterAsked, keyword: Keyword | null): ListFilter => ({
  keyword,
  tagIds: idsIn(asked.tagIds),
  liveStatus: asId(asked.liveStatus) ?? 0,
  questions: {
    questionType: asId(asked.questionType) ?? 0,
    difficultyLevel: asId(asked.difficultyLevel) ?? 0,
    year: asId(asked.year) ?? 0,
    area: asked.area ?? '',
    source: asked.source ?? '',
  },
})
