import { count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { courseDraft, courseVersion } from '../../db/schema/course-draft.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { shareRequest } from '../../db/schema/share-request.ts'
import { tag } from '../../db/schema/tag.ts'

/** How many contents, and files that ask to become some, carry a tag, by its id. */
export const carriedTags = async (db: Queries): Promise<ReadonlyMap<number, number>> => {
  const given = await db
    .select({ id: contentTag.tagId, n: count() })
    .from(contentTag)
    .groupBy(contentTag.tagId)
  const asked = await db
    .select({ id: sql<number>`${shareRequest.tagId}`, n: count() })
    .from(shareRequest)
    .where(isNotNull(shareRequest.tagId))
    .groupBy(shareRequest.tagId)
  const carried = new Map(given.map(({ id, n }) => [id, n]))
  for (const { id, n } of asked) carried.set(id, (carried.get(id) ?? 0) + n)
  return carried
}

/** Nobody else changes a tag, nor gives one to anything: what is removed is carried by nothing. */
export const lockTags = async (db: Queries): Promise<void> => {
  await db.execute(sql`lock table ${tag} in share row exclusive mode`)
  await db.select({ id: tag.id }).from(tag).for('update')
}

/** Courses as they are written name the other tag too, or their next publication would take it off them; who has one open is told. */
const giveInCourses = async (db: Queries, id: number, intoId: number): Promise<void> => {
  const given = sql`jsonb_set(document, '{tagIds}', (select jsonb_agg(named.id order by named.at) from (
    select case when it.id = to_jsonb(${id}::int) then to_jsonb(${intoId}::int) else it.id end as id, min(it.at) as at
    from jsonb_array_elements(document->'tagIds') with ordinality as it(id, at) group by 1) as named))`
  const names = sql`document->'tagIds' @> to_jsonb(${id}::int)`
  await db.execute(sql`update ${courseDraft} set document = ${given}, revision = revision + 1 where ${names}`)
  await db.execute(sql`update ${courseVersion} set document = ${given} where ${names}`)
}

/** What carries a tag carries another one from then on, once. */
export const giveTag = async (db: Queries, id: number, intoId: number): Promise<void> => {
  await db.execute(sql`insert into ${contentTag} (content_id, tag_id)
    select content_id, ${intoId}::int from ${contentTag} where tag_id = ${id} on conflict do nothing`)
  await db.delete(contentTag).where(eq(contentTag.tagId, id))
  await db.update(shareRequest).set({ tagId: intoId }).where(eq(shareRequest.tagId, id))
  await db.update(resourceVersion).set({ tagId: intoId }).where(eq(resourceVersion.tagId, id))
  await giveInCourses(db, id, intoId)
}
