import { and, asc, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { category } from '../../db/schema/category.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { curriculumNode, NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import { visibleTo } from '../content/content-card.query.ts'
import { nodeNow, nodesFrom } from '../content/content-filter.query.ts'

export type NodeRow = typeof curriculumNode.$inferSelect

/** Whose contents are counted, and which. */
export interface Counted {
  readonly userId: number
  /** Null for every type. */
  readonly type: ContentType | null
  /** What else narrows them; absent where nothing does. */
  readonly narrowing?: SQL | undefined
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

/** Everything below a node (not itself), parents before their children where they are alike in order. */
const selectBelow = (db: Db) => {
  const id = sql.placeholder('id')
  return db
    .select()
    .from(curriculumNode)
    .where(and(sql`${curriculumNode.id} in ${nodesFrom(id)}`, ne(curriculumNode.id, id)))
    .orderBy(...siblings)
}

/** Contents by what a column, or several, say of where they stand; `ofAnyType`: not of the type that is named. */
const selectTally = (db: Db, by: SQL | PgColumn, where: SQL | undefined, ofAnyType: boolean) =>
  db
    .select({ id: sql<number | null>`${by}`, n: count() })
    .from(content)
    .where(
      and(
        ofAnyType ? undefined : eq(content.type, sql.placeholder('type')),
        where,
        visibleTo(sql.placeholder('userId')),
      ),
    )
    .groupBy(sql`1`)

export const curriculumRepository = (db: Db) => {
  // Menus and trees stand beside every list. Putting their queries together takes as long as running them: once.
  const node = db
    .select()
    .from(curriculumNode)
    .where(eq(curriculumNode.id, nodeNow(sql.placeholder('id'))))
    .prepare('node')
  const below = selectBelow(db).prepare('below')
  const tallies = new Map<string, ReturnType<ReturnType<typeof selectTally>['prepare']>>()

  /** One query for each way to count, of which there are few; `way` tells them apart. */
  const tally = async (
    way: string,
    of: () => readonly [by: SQL | PgColumn, where: SQL | undefined],
    { type, userId, narrowing }: Counted,
    id: number | null,
  ): Promise<Counts> => {
    const name = `tally-${way}-${type === null ? 'any' : 'one'}`
    const [by, where] = of()
    const known =
      (narrowing ? undefined : tallies.get(name)) ??
      selectTally(db, by, and(where, narrowing), type === null).prepare(name)
    if (!narrowing) tallies.set(name, known)
    const rows = await known.execute({ type, userId, id })
    return new Map(rows.map((row) => [row.id ?? 0, row.n]))
  }

  return {
    async findNode(id: number): Promise<NodeRow | null> {
      const [found] = await node.execute({ id })
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
    findBelow: (id: number) => below.execute({ id }),

    /** Contents in a node, by the nodes of a level below it. */
    countByLevel: (above: NodeRow | null, level: NodeType, counted: Counted): Promise<Counts> =>
      tally(
        `${above?.nodeType ?? 0}-${level}`,
        () => [COLUMN[level], above ? eq(COLUMN[above.nodeType], sql.placeholder('id')) : undefined],
        counted,
        above?.id ?? null,
      ),

    /** Contents in and below a node, by the very node that they stand in. */
    countByPlace(
      { id, nodeType }: NodeRow,
      kind: 'chapter' | 'knowledge',
      counted: Counted,
    ): Promise<Counts> {
      const { stageId, subjectId, versionId, bookId, chapterId, knowId } = content
      const named = sql.placeholder('id')
      const isNested = nodeType === NODE_TYPE.chapter || nodeType === NODE_TYPE.knowledge
      const column = COLUMN[nodeType]
      // Whatever is in a book names it: nothing above it has to be read.
      const place =
        nodeType === NODE_TYPE.book
          ? sql`coalesce(${chapterId}, ${bookId})`
          : sql`coalesce(${chapterId}, ${bookId}, ${versionId}, ${subjectId}, ${stageId})`
      return tally(
        `${nodeType}-${kind}`,
        () => [
          kind === 'knowledge' ? knowId : place,
          isNested ? sql`${column} = any(array(${nodesFrom(named)}))` : eq(column, named),
        ],
        counted,
        id,
      )
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
