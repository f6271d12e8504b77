import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { banner } from '../../db/schema/banner.ts'
import { category } from '../../db/schema/category.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { curriculumNode, NODE_TYPE } from '../../db/schema/curriculum-node.ts'
import { learningRecord, RECORD_TYPE } from '../../db/schema/learning-record.ts'
import { type CardScope, ofType, selectCards, visibleTo } from '../content/content-card.query.ts'
import { isRemoved } from '../content/kept-section.query.ts'

const stage = alias(curriculumNode, 'stage')
const subject = alias(curriculumNode, 'subject')

export const catalogueRepository = (db: Db) => ({
  findCategories: () => db.select().from(category).orderBy(asc(category.sort), asc(category.id)),

  /** Those that are shown at a time, in their order. */
  findBanners: (now: Date) =>
    db
      .select()
      .from(banner)
      .where(
        and(
          or(isNull(banner.fromTime), lte(banner.fromTime, now)),
          or(isNull(banner.toTime), gt(banner.toTime, now)),
        ),
      )
      .orderBy(asc(banner.sort), asc(banner.id)),

  /** The subjects of all stages, in the order of the curriculum. */
  findSubjects: () =>
    db
      .select({
        id: subject.id,
        name: subject.name,
        code: subject.code,
        stageId: stage.id,
        stageName: stage.name,
        stageCode: stage.code,
      })
      .from(subject)
      .innerJoin(stage, eq(stage.id, subject.parentId))
      .where(eq(subject.nodeType, NODE_TYPE.subject))
      .orderBy(asc(stage.sort), asc(subject.sort), asc(subject.id)),

  /**
   * Which subjects have contents of which type, whoever may see them (the names of subjects are public): one index probe a
   * pair, however many contents there are.
   */
  findFilledSubjects: () =>
    db
      .select({ type: category.type, subjectId: subject.id })
      .from(category)
      .innerJoin(subject, eq(subject.nodeType, NODE_TYPE.subject))
      .where(
        exists(
          db
            .select({ one: sql`1` })
            .from(content)
            .where(
              and(
                eq(content.type, category.type),
                eq(content.subjectId, subject.id),
                isNull(content.withdrawnAt),
              ),
            ),
        ),
      ),

  /** The newest contents of a type. */
  async findNewest(type: ContentType, scope: CardScope, count: number, stageId: number, subjectId: number) {
    const { query } = selectCards(db, scope)
    return query
      .where(and(ofType(type, stageId, subjectId), visibleTo(scope.userId)))
      .orderBy(desc(content.updatedAt), desc(content.id))
      .limit(count)
  },

  /** Where a user left off: the latest unfinished section of each course that they may see, latest first, with the course's card. */
  async findContinue(scope: CardScope & { readonly userId: number }, count: number) {
    const latest = db
      .selectDistinctOn([learningRecord.contentId], getTableColumns(learningRecord))
      .from(learningRecord)
      .innerJoin(content, and(eq(content.id, learningRecord.contentId), visibleTo(scope.userId)))
      .where(
        and(
          eq(learningRecord.userId, scope.userId),
          eq(learningRecord.recordType, RECORD_TYPE.learning),
          eq(learningRecord.isFinished, false),
          not(isRemoved(learningRecord.sectionId)),
          // Who sat in a live lesson and did not begin its replay has nothing to go on with.
          or(isNull(learningRecord.attendedAt), gt(learningRecord.position, 0)),
        ),
      )
      .orderBy(learningRecord.contentId, desc(learningRecord.updatedAt), desc(learningRecord.id))
      .as('latest')
    const records = await db.select().from(latest).orderBy(desc(latest.updatedAt)).limit(count)
    if (records.length === 0) return []
    const ids = records.map(({ contentId }) => contentId)
    const cards = await selectCards(db, scope).query.where(inArray(content.id, ids))
    return records.flatMap((record) => {
      const card = cards.find(({ id }) => id === record.contentId)
      return card ? [{ record, card }] : []
    })
  },
})

export type CatalogueRepository = ReturnType<typeof catalogueRepository>
