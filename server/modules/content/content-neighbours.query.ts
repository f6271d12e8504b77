import { and, asc, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { curriculumNode, NODE_TYPE } from '../../db/schema/curriculum-node.ts'
import { visibleTo } from './content-card.query.ts'

const own = alias(curriculumNode, 'own')
const root = alias(curriculumNode, 'root')
const member = alias(curriculumNode, 'member')

/** The nodes of the chapter that a node stands in: the chapter itself and its sections. */
export const selectChapter = (db: Db, nodeId: Placeholder) => {
  const isRoot = sql`${root.id} = case when exists (
    select 1 from ${curriculumNode} above where above.id = ${own.parentId} and above.node_type = ${NODE_TYPE.chapter}
  ) then ${own.parentId} else ${own.id} end`
  return db
    .select({ id: member.id })
    .from(own)
    .innerJoin(root, isRoot)
    .innerJoin(member, sql`${member.id} = ${root.id} or ${member.parentId} = ${root.id}`)
    .where(eq(own.id, nodeId))
}

/**
 * The ids of the contents before and after one in the order of its chapter; null for none. As columns of a prepared query that
 * names the chapter's nodes by `with`, and is filled in with the content's id, type and chapterId and with the userId.
 */
export const besideColumns = (db: Db) => {
  const chapterId = sql.placeholder('chapterId')
  const chapter = db.$with('chapter').as(selectChapter(db, chapterId))
  const here = sql`(${chapterId}::int, ${sql.placeholder('id')}::int)`
  const place = sql`(${content.chapterId}, ${content.id})`
  const ofChapter = and(
    sql`${content.chapterId} = any(array(select ${chapter.id} from ${chapter}))`,
    eq(content.type, sql.placeholder('type')),
    visibleTo(sql.placeholder('userId')),
  )
  const before = db
    .select({ id: content.id })
    .from(content)
    .where(and(ofChapter, sql`${place} < ${here}`))
    .orderBy(desc(content.chapterId), desc(content.id))
    .limit(1)
  const after = db
    .select({ id: content.id })
    .from(content)
    .where(and(ofChapter, sql`${place} > ${here}`))
    .orderBy(asc(content.chapterId), asc(content.id))
    .limit(1)
  return {
    chapter,
    columns: { previous: sql<number | null>`(${before})`, next: sql<number | null>`(${after})` },
  }
}
