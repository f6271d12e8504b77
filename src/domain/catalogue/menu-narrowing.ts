import type { LiveStatus } from './content-card.ts'
import type { ListQuery } from './list-query.ts'

/** What narrows the questions of a bank, as the calls that count them say it; 0 and '' for any. */
export interface QuestionNarrowing {
  /** 1–6, as the kinds of questions are counted. */
  readonly questionType: number
  readonly difficultyLevel: number
  readonly year: number
  readonly area: string
  readonly source: string
}

/** What narrows the files of a school's library, as the calls that count them say it; 0 and none for any. */
export interface FileNarrowing {
  readonly tag: number
  readonly suffixes: readonly string[]
  readonly uploader: number
  /** Where they stand, for the rows above a library; its trees count at each of their nodes. */
  readonly place?: Pick<ListQuery, 'stage' | 'subject' | 'version' | 'book' | 'chapter'> | undefined
}

/** What narrows a list besides its place: the counts of its menus are of what it lists (R-catalogue-7, docs/decisions/0165). */
export interface MenuNarrowing {
  readonly keyword: string
  readonly tags: readonly number[]
  readonly status: LiveStatus
  /** Of the question bank alone. */
  readonly questions?: QuestionNarrowing | undefined
  /** Of a school's library alone. */
  readonly files?: FileNarrowing | undefined
}

export const NOT_NARROWED: MenuNarrowing = { keyword: '', tags: [], status: 'none' }
