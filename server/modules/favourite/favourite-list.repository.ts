import { and, asc, count, desc, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { favourite } from '../../db/schema/favourite.ts'
import type { PageWanted } from '../../http/page.ts'
import { selectCards, visibleTo } from '../content/content-card.query.ts'
import { foldedText } from '../content/search-text.ts'
import { inFolder } from './favourite.repository.ts'

/** Which kept contents are listed. */
export interface FavouriteListWanted {
  /** Null: not in a folder; undefined: wherever they are. */
  readonly folderId: number | null | undefined
  /** 0 for any. */
  readonly type: number
  /** In the name, as it is shown; of a question also in what it asks. */
  readonly keyword: string
  readonly latestFirst: boolean
  /** One of them by its id. */
  readonly id?: number
}

/**
 * Kept contents with their place (from 1) among all of the same folder, and whether they can still be opened; where they
 * cannot, the name is the one they were kept under.
 */
export const favouriteListRepository = (db: Db, userId: number) => {
  /** That a content is there, and a question whose text holds the words, as the search compares them. */
  const isAsked = (valid: SQL, contentId: AnyPgColumn, keyword: string): SQL | undefined => {
    const key = foldedText(keyword)
    if (key === '') return undefined
    const asking = db
      .select({ id: contentSearch.contentId })
      .from(contentSearch)
      .where(
        and(
          eq(contentSearch.contentId, contentId),
          eq(contentSearch.type, CONTENT_TYPE.question),
          like(contentSearch.bodyKey, `%${key}%`),
        ),
      )
    return and(valid, exists(asking))
  }

  const query = ({ folderId, type, keyword, id }: FavouriteListWanted) => {
    const placed = db
      .select({
        id: favourite.id,
        folderId: favourite.folderId,
        contentId: favourite.contentId,
        type: favourite.type,
        keptName: favourite.name,
        createdAt: favourite.createdAt,
        place:
          sql<number>`row_number() over (partition by ${favourite.folderId} order by ${favourite.sort}, ${favourite.id})`
            .mapWith(Number)
            .as('place'),
      })
      .from(favourite)
      .where(and(eq(favourite.userId, userId), folderId === undefined ? undefined : inFolder(folderId)))
      .as('placed')
    const valid = sql<boolean>`coalesce(${content.id} is not null and ${visibleTo(userId)}, false)`
    const name = sql<string>`case when ${valid} then ${content.name} else ${placed.keptName} end`
    const where = and(
      type === 0 ? undefined : sql`${placed.type} = ${type}`,
      keyword === ''
        ? undefined
        : or(sql`strpos(lower(${name}), lower(${keyword})) > 0`, isAsked(valid, placed.contentId, keyword)),
      id === undefined ? undefined : eq(placed.id, id),
    )
    return { placed, valid, name, where }
  }

  return {
    /** The cards of contents that a user keeps and may still open, in any order. */
    findCards: (contentIds: readonly number[], now: Date) =>
      selectCards(db, { now, userId }).query.where(inArray(content.id, [...contentIds])),

    async count(wanted: FavouriteListWanted): Promise<number> {
      const { placed, where } = query(wanted)
      const [row] = await db
        .select({ total: count() })
        .from(placed)
        .leftJoin(content, eq(content.id, placed.contentId))
        .where(where)
      return row?.total ?? 0
    },

    find(wanted: FavouriteListWanted, { index, size }: PageWanted) {
      const { placed, valid, name, where } = query(wanted)
      const latest = [desc(placed.createdAt), desc(placed.id)]
      return db
        .select({
          id: placed.id,
          folderId: placed.folderId,
          contentId: placed.contentId,
          type: placed.type,
          name,
          valid,
          place: placed.place,
          createdAt: placed.createdAt,
        })
        .from(placed)
        .leftJoin(content, eq(content.id, placed.contentId))
        .where(where)
        .orderBy(...(wanted.latestFirst ? latest : [asc(placed.place)]))
        .limit(size)
        .offset((index - 1) * size)
    },
  }
}

export type FavouriteRow = Awaited<ReturnType<ReturnType<typeof favouriteListRepository>['find']>>[number]
