import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { curriculumMerge } from '../../db/schema/curriculum-merge.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'

/** The nodes of the curriculum that a place is made of. */
export const curriculumPlaceRepository = (db: Pick<Db, 'select'>) => ({
  /** What nodes are by now, of those that were merged into others. */
  async findMerged(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await db
      .select()
      .from(curriculumMerge)
      .where(inArray(curriculumMerge.fromId, [...ids]))
    return new Map(rows.map(({ fromId, intoId }) => [fromId, intoId]))
  },

  /** A node with all nodes above it. */
  findWithAbove(id: number) {
    const ids = sql`(
      with recursive above(id, parent_id) as (
        select node.id, node.parent_id from ${curriculumNode} node where node.id = ${id}
        union all
        select node.id, node.parent_id from ${curriculumNode} node join above on node.id = above.parent_id
      ) select id from above)`
    return db.select().from(curriculumNode).where(sql`${curriculumNode.id} in ${ids}`)
  },

  findNames: (ids: readonly number[]) =>
    db
      .select({ id: curriculumNode.id, name: curriculumNode.name })
      .from(curriculumNode)
      .where(inArray(curriculumNode.id, [...ids])),
})

export type CurriculumPlaceRepository = ReturnType<typeof curriculumPlaceRepository>
