import { and, desc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type ContentType, content } from '../../db/schema/content.ts'
import { type CardScope, selectCards, visibleTo } from './content-card.query.ts'
import { selectChapter } from './content-neighbours.query.ts'

type Content = typeof content.$inferSelect

/** What stands near a content in the curriculum. */
export const contentNeighboursRepository = (db: Db) => {
  const chapter = selectChapter(db, sql.placeholder('chapterId')).prepare('chapter')

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
  }
}

export type ContentNeighboursRepository = ReturnType<typeof contentNeighboursRepository>
