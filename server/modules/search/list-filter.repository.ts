import { and, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { question } from '../../db/schema/question.ts'
import { matches } from '../content/bank-filter.query.ts'
import type { BankFilter } from '../content/bank-filter.ts'
import { carriesTags } from '../content/content-filter.query.ts'
import { isInState, liveOccurrence } from '../content/live-occurrence.query.ts'
import { looksIntoContent, matchesKeyword } from './keyword.query.ts'
import type { Keyword } from './keyword.ts'
import type { ListFilter } from './list-filter.ts'

const held = (db: Db, keyword: Keyword): SQL | undefined =>
  looksIntoContent(keyword)
    ? matchesKeyword(keyword)
    : inArray(
        content.id,
        db.select({ id: contentSearch.contentId }).from(contentSearch).where(matchesKeyword(keyword)),
      )

const standsInState = (db: Db, liveStatus: number, now: Date): SQL => {
  const occurrence = liveOccurrence(db, now)
  return inArray(
    content.id,
    db.select({ id: occurrence.contentId }).from(occurrence).where(isInState(occurrence, liveStatus)),
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

/** A condition on contents; undefined where nothing narrows. Services hand it on to repositories as it is. */
export type Narrowing = SQL | undefined

/** The condition that a list's filter sets. */
export const listFilterRepository = (db: Db) => ({
  /** What a content has to meet, as in the list itself. */
  conditionOf: async (
    { keyword, tagIds, liveStatus, questions }: ListFilter,
    now: Date,
  ): Promise<Narrowing> =>
    and(
      keyword === null ? undefined : held(db, keyword),
      await carriesTags(db, tagIds),
      liveStatus === 0 ? undefined : standsInState(db, liveStatus, now),
      asksSuchQuestion(db, questions),
    ),
})
