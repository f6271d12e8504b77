import { and, desc } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { type CardScope, ofType, selectCards, visibleTo } from '../content/content-card.query.ts'
import { liveOrder } from '../content/live-occurrence.ts'

export const liveRepository = (db: Db) => ({
  /** Live courses in the order of the home page. */
  async findCards(scope: CardScope, count: number, stageId = 0, subjectId = 0) {
    const { query, occurrence } = selectCards(db, scope)
    return query
      .where(and(ofType(CONTENT_TYPE.live, stageId, subjectId), visibleTo(scope.userId)))
      .orderBy(...liveOrder(occurrence), desc(content.id))
      .limit(count)
  },
})

export type LiveRepository = ReturnType<typeof liveRepository>
