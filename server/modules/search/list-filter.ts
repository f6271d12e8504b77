import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { question } from '../../db/schema/question.ts'
import { asId } from '../../http/whole-number.ts'
import { type BankFilter, matches } from '../content/bank-filter.ts'
import { carriesTags } from '../content/content-filter.ts'
import { liveOccurrence } from '../content/live-occurrence.ts'
import type { Keyword } from './keyword.ts'
import { looksIntoContent, matchesKeyword } from './keyword-query.ts'

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

const held = (db: Db, keyword: Keyword): SQL | undefined =>
  looksIntoContent(keyword)
    ? matchesKeyword(keyword)
    : inArray(
        content.id,
        db.select({ id: contentSearch.contentId }).from(contentSearch).where(matchesKeyword(keyword)),
      )

const isInState = (db: Db, liveStatus: number, now: Date): SQL => {
  const occurrence = liveOccurrence(db, now)
  return inArray(
    content.id,
    db.select({ id: occurrence.contentId }).from(occurrence).where(eq(occurrence.status, liveStatus)),
  )
}

const asksSuchQuestion = (db: Db, questions: BankFilter): SQL | undefined => {
  const wanted = matches(questions)
  return (
    wanted &&
    inArray(
      content.id,
      db
        .select({ id: question.contentId })
        .from(question)
        .where(and(isNotNull(question.contentId), wanted)),
    )
  )
}

/** What a content has to meet, as in the list itself; undefined where nothing narrows. */
export const listFilterCondition = async (
  db: Db,
  { keyword, tagIds, liveStatus, questions }: ListFilter,
  now: Date,
): Promise<SQL | undefined> =>
  and(
    keyword === null ? undefined : held(db, keyword),
    await carriesTags(db, tagIds),
    liveStatus === 0 ? undefined : isInState(db, liveStatus, now),
    asksSuchQuestion(db, questions),
  )
