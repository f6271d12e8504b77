import { and, asc, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { curriculumNode, NODE_TYPE } from '../../db/schema/curriculum-node.ts'
import { type CardScope, selectCards, visibleTo } from './content-card.query.ts'

type Content = typeof content.$inferSelect

const own = alias(curriculumNode, 'own')
const root = alias(curriculumNode, 'root')
const member = alias(curriculumNode, 'member')

/** What stands near a content in the curriculum. */
export const contentNeighbours = (db: Db) => {
  const isRoot = sql`${root.id} = case when exists (
    select 1 from ${curriculumNode} above where above.id = ${own.parentId} and above.node_type = ${NODE_TYPE.chapter}
  ) then ${own.parentId} else ${own.id} end`
  // Every content that is opened asks for it: put together once.
  const chapter = db
    .select({ id: member.id })
    .from(own)
    .innerJoin(root, isRoot)
    .innerJoin(member, sql`${member.id} = ${root.id} or ${member.parentId} = ${root.id}`)
    .where(eq(own.id, sql.placeholder('chapterId')))
    .prepare('chapter')

  /** The nodes of the chapter that a content stands in: the chapter itself and its sections. */
  const chapterOf = async ({ chapterId }: Content): Promise<readonly number[]> =>
    chapterId === null ? [] : (await chapter.execute({ chapterId })).map(({ id }) => id)

  const newest = (where: SQL | undefined, scope: CardScope, count: number) =>
    selectCards(db, scope)
      .query.where(and(where, visibleTo(scope.userId)))
      .orderBy(desc(content.updatedAt), desc(content.id))
      .limit(count)

  return {
    chapterOf,

    /** Contents of a type in the same chapter, newest first. */
    async inChapter(of: Content, type: ContentType, scope: CardScope, count: number) {
      const nodes = await chapterOf(of)
      if (nodes.length === 0) return []
      return newest(
        and(inArray(content.chapterId, [...nodes]), eq(content.type, type), ne(content.id, of.id)),
        scope,
        count,
      )
    },

    /** Contents of the same type: first of the same book, then of the same subject. `without` are known already. */
    async related(of: Content, scope: CardScope, count: number, without: readonly number[]) {
      const places = [
        ...(of.bookId === null ? [] : [eq(content.bookId, of.bookId)]),
        eq(content.subjectId, of.subjectId),
      ]
      const found: Awaited<ReturnType<typeof newest>> = []
      for (const place of places) {
        const known = [of.id, ...without, ...found.map(({ id }) => id)]
        if (found.length < count)
          found.push(
            ...(await newest(
              and(eq(content.type, of.type), place, notInArray(content.id, known)),
              scope,
              count - found.length,
            )),
          )
      }
      return found
    },

    /** The one before and the one after in the order of the chapter; 0 for none. */
    async beside(of: Content, userId: number): Promise<{ readonly previous: number; readonly next: number }> {
      const nodes = await chapterOf(of)
      if (nodes.length === 0) return { previous: 0, next: 0 }
      const here = sql`(${of.chapterId}::int, ${of.id}::int)`
      const place = sql`(${content.chapterId}, ${content.id})`
      const ofChapter = and(
        inArray(content.chapterId, [...nodes]),
        eq(content.type, of.type),
        visibleTo(userId),
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
      const { rows } = await db.execute<{ previous: number | null; next: number | null }>(
        sql`select (${before}) as previous, (${after}) as next`,
      )
      return { previous: rows[0]?.previous ?? 0, next: rows[0]?.next ?? 0 }
    },
  }
}

export type ContentNeighbours = ReturnType<typeof contentNeighbours>
