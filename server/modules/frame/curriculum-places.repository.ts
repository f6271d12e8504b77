import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { curriculumNode, NODE_TYPE } from '../../db/schema/curriculum-node.ts'
import { question } from '../../db/schema/question.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { shareRequest } from '../../db/schema/share-request.ts'
import { nodesFrom } from '../content/content-filter.query.ts'
import { COLUMN, type NodeRow } from './curriculum-tree.repository.ts'

/** Whatever names a place in the curriculum, with the same columns. */
const TABLES = [content, shareRequest, resourceVersion] as const

interface Above {
  readonly versionId: number | null
  readonly bookId: number | null
  readonly gradeId: number
}

/** What is in a node names what is above it too: this keeps the one as the other is. */
export const curriculumPlacesRepository = (db: Queries) => {
  const above = async (node: NodeRow): Promise<Above> => {
    let [versionId, bookId, gradeId]: [number | null, number | null, number] = [null, null, 0]
    for (let at: NodeRow | undefined = node; at !== undefined; ) {
      if (at.nodeType === NODE_TYPE.version) versionId = at.id
      if (at.nodeType === NODE_TYPE.book) [bookId, gradeId] = [at.id, at.gradeId]
      const parentId: number = at.parentId ?? 0
      const rows: NodeRow[] = await db.select().from(curriculumNode).where(eq(curriculumNode.id, parentId))
      at = rows[0]
    }
    return { versionId, bookId, gradeId }
  }

  /** Changes so many rows of each table that match; answers how many it changed. */
  const change = async (set: SQL, where: SQL, limit: number): Promise<number> => {
    let changed = 0
    for (const table of TABLES) {
      const { rows } = await db.execute(sql`update ${table} set ${set}
        where id in (select id from ${table} where ${where} limit ${limit}) returning id`)
      changed += rows.length
    }
    return changed
  }

  return {
    /** So many of what is in or below a node name what is above it by now; answers how many did not. */
    async align(node: NodeRow, limit: number): Promise<number> {
      const { versionId, bookId, gradeId } = await above(node)
      if (node.nodeType === NODE_TYPE.book)
        return change(
          sql`version_id = ${versionId}::int`,
          sql`book_id = ${node.id} and version_id is distinct from ${versionId}::int`,
          limit,
        )
      if (node.nodeType !== NODE_TYPE.chapter) return 0
      return change(
        sql`version_id = ${versionId}::int, book_id = ${bookId}::int, grade_id = case when ${gradeId}::int > 0 then ${gradeId}::int else grade_id end`,
        sql`chapter_id = any(array(${nodesFrom(node.id)})) and (book_id is distinct from ${bookId}::int or version_id is distinct from ${versionId}::int)`,
        limit,
      )
    },

    /** So many of what names the one name the other, and what is above that; answers how many did not. */
    async repoint(from: NodeRow, into: NodeRow, limit: number): Promise<number> {
      const column = sql.raw(COLUMN[from.nodeType])
      const { versionId, bookId, gradeId } = await above(into)
      const grade =
        gradeId > 0 && from.nodeType !== NODE_TYPE.version && from.nodeType !== NODE_TYPE.knowledge
          ? sql`, grade_id = ${gradeId}::int`
          : sql``
      const book = from.nodeType === NODE_TYPE.chapter ? sql`, book_id = ${bookId}::int` : sql``
      const version =
        from.nodeType === NODE_TYPE.chapter || from.nodeType === NODE_TYPE.book
          ? sql`, version_id = ${versionId}::int`
          : sql``
      const changed = await change(
        sql`${column} = ${into.id}${book}${version}${grade}`,
        sql`${column} = ${from.id}`,
        limit,
      )
      if (from.nodeType !== NODE_TYPE.knowledge) return changed
      const { rows } = await db.execute(sql`update ${question} set know_id = ${into.id}
        where id in (select id from ${question} where know_id = ${from.id} limit ${limit}) returning id`)
      return changed + rows.length
    },
  }
}
