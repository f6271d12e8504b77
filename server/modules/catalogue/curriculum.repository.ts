import { and, asc, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { category } from '../../db/schema/category.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { curriculumNode, NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import { visibleTo } from '../content/content-card.query.ts'
import { nodesFrom } from '../content/content-filter.ts'

export type NodeRow = typeof curriculumNode.$inferSelect

/** Whose contents are counted, and which. */
export interface Counted {
  readonly userId: number
  /** Null for every type. */
  readonly type: ContentType | null
}

/** The column of a content that names the node of a level it stands in. */
const COLUMN: Readonly<Record<NodeType, PgColumn>> = {
  [NODE_TYPE.stage]: content.stageId,
  [NODE_TYPE.subject]: content.subjectId,
  [NODE_TYPE.version]: content.versionId,
  [NODE_TYPE.book]: content.bookId,
  [NODE_TYPE.chapter]: content.chapterId,
  [NODE_TYPE.knowledge]: content.knowId,
}

const siblings = [asc(curriculumNode.sort), asc(curriculumNode.id)]

/** Contents by the node that they stand in. */
export type Counts = ReadonlyMap<number, number>

export const curriculumRepository = (db: Db) => {
  const tally = async (
    by: SQL | PgColumn,
    where: SQL | undefined,
    { type, userId }: Counted,
  ): Promise<Counts> => {
    const rows = await db
      .select({ id: sql<number | null>`${by}`, n: count() })
      .from(content)
      .where(and(type === null ? undefined : eq(content.type, type), where, visibleTo(userId)))
      .groupBy(sql`1`)
    return new Map(rows.map(({ id, n }) => [id ?? 0, n]))
  }

  return {
    async findNode(id: number): Promise<NodeRow | null> {
      const [found] = await db.select().from(curriculumNode).where(eq(curriculumNode.id, id))
      return found ?? null
    },

    /** The nodes right below a node (null: the stages), with whether anything is below them. */
    findChildren: (parentId: number | null) =>
      db
        .select({
          node: curriculumNode,
          hasChildren: sql<boolean>`exists (select 1 from ${curriculumNode} below where below.parent_id = ${curriculumNode}.id)`,
        })
        .from(curriculumNode)
        .where(parentId === null ? isNull(curriculumNode.parentId) : eq(curriculumNode.parentId, parentId))
        .orderBy(...siblings),

    /** Everything below a node (not itself), parents before their children where they are alike in order. */
    findBelow: (id: number) =>
      db
        .select()
        .from(curriculumNode)
        .where(and(sql`${curriculumNode.id} in ${nodesFrom(id)}`, ne(curriculumNode.id, id)))
        .orderBy(...siblings),

    /** Contents in a node, by the nodes of a level below it. */
    countByLevel: (node: NodeRow | null, level: NodeType, counted: Counted): Promise<Counts> =>
      tally(COLUMN[level], node ? eq(COLUMN[node.nodeType], node.id) : undefined, counted),

    /** Contents in and below a node, by the very node that they stand in. */
    countByPlace(node: NodeRow, kind: 'chapter' | 'knowledge', counted: Counted): Promise<Counts> {
      const { stageId, subjectId, versionId, bookId, chapterId, knowId } = content
      // Whatever is in a book names it: nothing above it has to be read.
      const place =
        node.nodeType === NODE_TYPE.book
          ? sql`coalesce(${chapterId}, ${bookId})`
          : sql`coalesce(${chapterId}, ${bookId}, ${versionId}, ${subjectId}, ${stageId})`
      const isNested = node.nodeType === NODE_TYPE.chapter || node.nodeType === NODE_TYPE.knowledge
      const column = COLUMN[node.nodeType]
      const where = isNested ? sql`${column} = any(array(${nodesFrom(node.id)}))` : eq(column, node.id)
      return tally(kind === 'knowledge' ? knowId : place, where, counted)
    },

    async findCategory(code: string) {
      const [found] = await db.select().from(category).where(eq(category.code, code))
      return found ?? null
    },

    /** All stages and subjects. */
    findSubjects: () =>
      db
        .select()
        .from(curriculumNode)
        .where(sql`${curriculumNode.nodeType} <= ${NODE_TYPE.subject}`)
        .orderBy(...siblings),

    /** The textbook versions of a subject and their books. */
    findBooks: (subjectId: number) =>
      db
        .select()
        .from(curriculumNode)
        .where(
          and(
            sql`${curriculumNode.nodeType} in (${NODE_TYPE.version}, ${NODE_TYPE.book})`,
            sql`(${curriculumNode.parentId} = ${subjectId} or ${curriculumNode.parentId} in (
              select version.id from ${curriculumNode} version where version.parent_id = ${subjectId}))`,
          ),
        )
        .orderBy(...siblings),

    async hasKnowledge(subjectId: number): Promise<boolean> {
      const found = await db
        .select({ id: curriculumNode.id })
        .from(curriculumNode)
        .where(and(eq(curriculumNode.parentId, subjectId), eq(curriculumNode.nodeType, NODE_TYPE.knowledge)))
        .limit(1)
      return found.length > 0
    },
  }
}

export type CurriculumRepository = ReturnType<typeof curriculumRepository>
