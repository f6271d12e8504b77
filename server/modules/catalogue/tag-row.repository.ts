import { and, asc, count, eq, not, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import { visibleTo } from '../content/content-card.query.ts'
import { inScope } from '../content/content-filter.query.ts'
import type { Scope } from '../content/scope.ts'

/** Which contents the tags of a row are counted in. */
export interface TagScope {
  readonly type: ContentType
  readonly scope: Scope
  readonly userId: number
  readonly narrowing?: SQL | undefined
}

const within = ({ type, scope, userId, narrowing }: TagScope): SQL | undefined =>
  and(eq(content.type, type), inScope(scope), visibleTo(userId), narrowing)

export const tagRowRepository = (db: Db) => {
  const countBy = async (column: PgColumn, scope: TagScope): Promise<ReadonlyMap<string, number>> => {
    const rows = await db
      .select({ value: column, n: count() })
      .from(content)
      .where(within(scope))
      .groupBy(column)
    return new Map(rows.map(({ value, n }) => [String(value), n]))
  }

  return {
    /** All rows of tags that are offered, in order. */
    findTags: () =>
      db
        .select({ tag, group: tagGroup })
        .from(tag)
        .innerJoin(tagGroup, eq(tagGroup.id, tag.groupId))
        .where(and(not(tag.hidden), not(tagGroup.hidden)))
        .orderBy(asc(tagGroup.sort), asc(tagGroup.id), asc(tag.sort), asc(tag.id)),

    countByGrade: (scope: TagScope) => countBy(content.gradeId, scope),

    countBySuffix: (scope: TagScope) => countBy(content.suffix, scope),

    /** Contents by the tags that were given to them. */
    async countByTag(scope: TagScope): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({ id: contentTag.tagId, n: count() })
        .from(contentTag)
        .innerJoin(content, eq(content.id, contentTag.contentId))
        .where(within(scope))
        .groupBy(contentTag.tagId)
      return new Map(rows.map(({ id, n }) => [id, n]))
    },
  }
}

export type TagRowRepository = ReturnType<typeof tagRowRepository>
