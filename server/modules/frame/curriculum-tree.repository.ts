import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { curriculumMerge } from '../../db/schema/curriculum-merge.ts'
import { curriculumNode, NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import { question } from '../../db/schema/question.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { shareRequest } from '../../db/schema/share-request.ts'
import { nodesFrom } from '../content/content-filter.query.ts'

export type NodeRow = typeof curriculumNode.$inferSelect

/** What hangs on nodes, by the very node: contents, and whatever else names one. */
export interface Hanging {
  readonly contents: ReadonlyMap<number, number>
  readonly others: ReadonlyMap<number, number>
}

type Column = 'stage_id' | 'subject_id' | 'version_id' | 'book_id' | 'chapter_id' | 'know_id'

/** The column that names a node of a type. */
export const COLUMN: Readonly<Record<NodeType, Column>> = {
  [NODE_TYPE.stage]: 'stage_id',
  [NODE_TYPE.subject]: 'subject_id',
  [NODE_TYPE.version]: 'version_id',
  [NODE_TYPE.book]: 'book_id',
  [NODE_TYPE.chapter]: 'chapter_id',
  [NODE_TYPE.knowledge]: 'know_id',
}

const inOrder = [asc(curriculumNode.sort), asc(curriculumNode.id)]

const mapOf = (rows: readonly Record<string, unknown>[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ id, n }) => [Number(id), Number(n)]))

/** The tree of the curriculum, as the platform's administrators change it. */
export const curriculumTreeRepository = (db: Queries) => ({
  /** Nobody else changes the tree until the transaction ends; who reads it does not wait. */
  async lock(): Promise<void> {
    await db.execute(sql`lock table ${curriculumNode} in share row exclusive mode`)
  },

  /** Nothing comes to hang on a node until the transaction ends. */
  async hold(id: number): Promise<void> {
    await db
      .select({ id: curriculumNode.id })
      .from(curriculumNode)
      .where(eq(curriculumNode.id, id))
      .for('update')
  },

  findSubjects: () =>
    db
      .select()
      .from(curriculumNode)
      .where(sql`${curriculumNode.nodeType} <= ${NODE_TYPE.subject}`)
      .orderBy(...inOrder),

  /** A subject and all that is below it. */
  findTree: (subjectId: number) =>
    db
      .select()
      .from(curriculumNode)
      .where(sql`${curriculumNode.id} in ${nodesFrom(subjectId)}`)
      .orderBy(...inOrder),

  /** The subject that a node stands in; null for a stage, a subject, or none. */
  async findSubjectOf(id: number): Promise<number | null> {
    const { rows } = await db.execute(sql`
      with recursive above(id, parent_id, node_type) as (
        select node.id, node.parent_id, node.node_type from ${curriculumNode} node where node.id = ${id}
        union all
        select node.id, node.parent_id, node.node_type from ${curriculumNode} node join above on node.id = above.parent_id
      ) select id from above where node_type = ${NODE_TYPE.subject} and id <> ${id}`)
    return rows[0] === undefined ? null : Number(rows[0]['id'])
  },

  /** What hangs on the nodes of a subject; null for stages and subjects by their subject. */
  async tally(subjectId: number | null, isKnowledge: boolean): Promise<Hanging> {
    const lowest: SQL = isKnowledge
      ? sql.raw('know_id')
      : subjectId === null
        ? sql.raw('subject_id')
        : sql.raw('coalesce(chapter_id, book_id, version_id)')
    const within = subjectId === null ? sql`true` : sql`subject_id = ${subjectId}`
    const ofLessons = isKnowledge
      ? sql`union all select know_id from ${question} where content_id is null and know_id is not null`
      : sql``
    const contents = await db.execute(
      sql`select ${lowest} as id, count(*) as n from ${content} where ${within} and ${lowest} is not null group by 1`,
    )
    const others = await db.execute(sql`select id, count(*) as n from (
      select ${lowest} as id from ${shareRequest} where ${within}
      union all select ${lowest} from ${resourceVersion} where ${within} ${ofLessons}) named
      where id is not null group by 1`)
    return { contents: mapOf(contents.rows), others: mapOf(others.rows) }
  },

  async add(fields: Omit<NodeRow, 'id' | 'rowVersion'>): Promise<number> {
    const [made] = await db.insert(curriculumNode).values(fields).returning({ id: curriculumNode.id })
    if (made === undefined) throw new Error('a node that was written cannot be found')
    // Addresses of categories tell stages and subjects apart by it.
    if (fields.nodeType <= NODE_TYPE.subject)
      await db
        .update(curriculumNode)
        .set({ code: `n${made.id}` })
        .where(eq(curriculumNode.id, made.id))
    return made.id
  },

  async change(
    { id, rowVersion }: NodeRow,
    fields: Partial<Omit<NodeRow, 'id' | 'rowVersion'>>,
  ): Promise<void> {
    await db
      .update(curriculumNode)
      .set({ ...fields, rowVersion: rowVersion + 1 })
      .where(eq(curriculumNode.id, id))
  },

  /** The first one first. */
  async order(ids: readonly number[]): Promise<void> {
    const places = sql.join(
      ids.map((id, index) => sql`(${id}::int, ${index + 1}::int)`),
      sql`, `,
    )
    await db.execute(sql`update ${curriculumNode} set sort = place.sort
      from (values ${places}) as place(id, sort) where ${curriculumNode}.id = place.id
      and ${curriculumNode}.sort <> place.sort`)
  },

  async remove(ids: readonly number[]): Promise<void> {
    await db.delete(curriculumNode).where(inArray(curriculumNode.id, [...ids]))
  },

  /** From then on what names the one leads to the other. */
  async lead(fromId: number, intoId: number): Promise<void> {
    await db.update(curriculumMerge).set({ intoId }).where(eq(curriculumMerge.intoId, fromId))
    await db.insert(curriculumMerge).values({ fromId, intoId })
  },

  /** The contents that name a node or one below it. */
  async findContentIds({ id, nodeType }: Pick<NodeRow, 'id' | 'nodeType'>): Promise<readonly number[]> {
    const column = sql.raw(COLUMN[nodeType])
    const { rows } = await db.execute(
      sql`select id from ${content} where ${column} = any(array(${nodesFrom(id)})) order by id`,
    )
    return rows.map((row) => Number(row['id']))
  },

  async find(id: number): Promise<NodeRow | null> {
    const [found] = await db.select().from(curriculumNode).where(eq(curriculumNode.id, id))
    return found ?? null
  },
})
