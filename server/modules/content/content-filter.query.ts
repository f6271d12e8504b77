import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { curriculumMerge } from '../../db/schema/curriculum-merge.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import type { Scope } from './scope.ts'
import { type TagCriterion, tagCriteriaOf } from './tag-criteria.ts'

/** A scope, or the names of what is filled in when a prepared query runs; 0 for anywhere still. */
export type ScopeOrNames = Readonly<Record<keyof Scope, number | Placeholder>>

export interface ContentFilter {
  /** Null for every type. */
  readonly type: ContentType | null
  readonly scope: Scope
  readonly tagIds: readonly number[]
}

/** The current node: a merged node stands for the one it was merged into. */
export const nodeNow = (id: number | Placeholder): SQL =>
  sql`coalesce((select merged.into_id from ${curriculumMerge} merged where merged.from_id = ${id}::int), ${id}::int)`

/** A node and all nodes below it. */
export const nodesFrom = (id: number | Placeholder): SQL => sql`(
  with recursive below(id) as (
    select ${nodeNow(id)}
    union all
    select node.id from ${curriculumNode} node join below on node.parent_id = below.id
  ) select id from below)`

const is = (column: PgColumn, id: number | Placeholder): SQL | undefined =>
  id === 0 ? undefined : eq(column, id)

const isNow = (column: PgColumn, id: number | Placeholder): SQL | undefined =>
  id === 0 ? undefined : eq(column, nodeNow(id))

const inOrBelow = (column: PgColumn, id: number | Placeholder): SQL | undefined =>
  id === 0 ? undefined : sql`${column} = any(array(${nodesFrom(id)}))`

/** Chapters and knowledge points include everything below them. */
export const inScope = (scope: ScopeOrNames): SQL | undefined =>
  and(
    is(content.stageId, scope.stageId),
    is(content.subjectId, scope.subjectId),
    is(content.gradeId, scope.gradeId),
    isNow(content.versionId, scope.versionId),
    isNow(content.bookId, scope.bookId),
    inOrBelow(content.chapterId, scope.chapterId),
    inOrBelow(content.knowId, scope.knowId),
  )

const carriesOne = ({ by, values }: TagCriterion): SQL => {
  if (by === 'grade') return inArray(content.gradeId, values)
  if (by === 'suffix') return inArray(content.suffix, values)
  return sql`exists (select 1 from ${contentTag} where ${contentTag.contentId} = ${content.id}
    and ${inArray(contentTag.tagId, values)})`
}

/** Contents that meet the criteria of all tags with these ids; undefined for no tags. */
export const carriesTags = async (db: Queries, tagIds: readonly number[]): Promise<SQL | undefined> => {
  if (tagIds.length === 0) return undefined
  const found = await db
    .select({ id: tag.id, groupId: tag.groupId, source: tagGroup.source, values: tag.values })
    .from(tag)
    .innerJoin(tagGroup, eq(tagGroup.id, tag.groupId))
    .where(inArray(tag.id, [...new Set(tagIds)]))
  const criteria = tagCriteriaOf(tagIds, found)
  return criteria === null ? sql`false` : and(...criteria.map(carriesOne))
}
