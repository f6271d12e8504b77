import { and, asc, count, desc, eq, exists, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { comment } from '../../db/schema/comment.ts'
import { content } from '../../db/schema/content.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import type { PageWanted } from '../../http/page.ts'

export interface NewComment {
  readonly contentId: number
  readonly parentId: number | null
  readonly userId: number
  readonly body: string
  readonly score: number | null
  readonly clientId: string
  readonly createdAt: Date
}

/** The school that comes first for its author. */
const schoolOf = (author: PgColumn): SQL<string | null> => sql`(
  select ${organisation.name} from ${membership}
  join ${organisation} on ${organisation.id} = ${membership.organisationId}
  where ${membership.userId} = ${author} order by ${membership.sort} limit 1)`

const reply = alias(comment, 'reply')

const repliesTo = (of: PgColumn) => and(eq(reply.parentId, of), isNull(reply.deletedAt))

/** A subquery: it is looked up for the comments of the page only. */
const replyCount = (db: Db, of: PgColumn) =>
  sql<number>`(${db.select({ count: count() }).from(reply).where(repliesTo(of))})`.mapWith(Number)

/** What has a place in the lists: what stands, and what was deleted and has replies. */
const isListed = (db: Db) =>
  or(isNull(comment.deletedAt), exists(db.select({ id: reply.id }).from(reply).where(repliesTo(comment.id))))

/** Its words can be read. */
const isReadable = and(isNull(comment.deletedAt), isNull(comment.hiddenAt))

const OWN = {
  id: comment.id,
  parentId: comment.parentId,
  userId: comment.userId,
  body: comment.body,
  score: comment.score,
  createdAt: comment.createdAt,
  deletedAt: comment.deletedAt,
  hiddenAt: comment.hiddenAt,
  hideReason: comment.hideReason,
}

/** A comment as it is shown, beside its author: one that is kept, or one that is being written. */
const shown = <Of extends Record<keyof typeof OWN, PgColumn>>(db: Db, of: Of) => ({
  ...of,
  userName: appUser.name,
  avatarUrl: appUser.avatarUrl,
  organisationName: schoolOf(of.userId),
  replyCount: replyCount(db, of.id),
})

const select = (db: Db) =>
  db.select(shown(db, OWN)).from(comment).innerJoin(appUser, eq(appUser.id, comment.userId)).$dynamic()

export type CommentRow = Awaited<ReturnType<typeof select>>[number]

/** Writes a comment, counts it and answers it as it is shown, in one statement; nothing where it was written before. */
const prepareAdding = (db: Db) => {
  const named = {
    contentId: sql.placeholder('contentId'),
    parentId: sql.placeholder('parentId'),
    userId: sql.placeholder('userId'),
    body: sql.placeholder('body'),
    score: sql.placeholder('score'),
    clientId: sql.placeholder('clientId'),
    createdAt: sql.placeholder('createdAt'),
  } satisfies Record<keyof NewComment, unknown>
  const written = db.$with('written').as(
    db
      .insert(comment)
      .values(named)
      .onConflictDoNothing()
      .returning({ ...OWN, on: comment.contentId }),
  )
  const counted = db.$with('counted').as(
    db
      .update(content)
      .set({ commentCount: sql`${content.commentCount} + 1` })
      .from(written)
      .where(eq(content.id, written.on)),
  )
  const { id, parentId, userId, body, score, createdAt, deletedAt, hiddenAt, hideReason } = written
  return db
    .with(written, counted)
    .select(shown(db, { id, parentId, userId, body, score, createdAt, deletedAt, hiddenAt, hideReason }))
    .from(written)
    .innerJoin(appUser, eq(appUser.id, written.userId))
    .prepare('comment_adding')
}

const prepareNth = (db: Db) =>
  db
    .select({ at: comment.createdAt })
    .from(comment)
    .where(
      and(
        eq(comment.userId, sql.placeholder('userId')),
        gt(comment.createdAt, sql.placeholder('since')),
        lte(comment.createdAt, sql.placeholder('until')),
      ),
    )
    .orderBy(desc(comment.createdAt))
    .limit(1)
    .offset(sql.placeholder('before'))
    .prepare('comment_nth')

export const commentRepository = (db: Db) => {
  // Putting these together takes as long as running them: once.
  const adding = prepareAdding(db)
  const nth = prepareNth(db)

  return {
    /** The comments of a content without replies, newest first. */
    findPage: (contentId: number, { index, size }: PageWanted): Promise<CommentRow[]> =>
      select(db)
        .where(and(eq(comment.contentId, contentId), isNull(comment.parentId), isListed(db)))
        .orderBy(desc(comment.createdAt), desc(comment.id))
        .limit(size)
        .offset((index - 1) * size),

    /** How many are listed, and the average of those that can be read and give stars; null without any. */
    async summarise(contentId: number): Promise<{ total: number; average: number | null }> {
      const [found] = await db
        .select({
          total: count(),
          average: sql<number | null>`avg(${comment.score}) filter (where ${isReadable})`.mapWith(Number),
        })
        .from(comment)
        .where(and(eq(comment.contentId, contentId), isNull(comment.parentId), isListed(db)))
      return found ?? { total: 0, average: null }
    },

    /** The replies to a comment of this content, oldest first. */
    findReplies: (contentId: number, parentId: number, { index, size }: PageWanted): Promise<CommentRow[]> =>
      select(db)
        .where(
          and(eq(comment.contentId, contentId), eq(comment.parentId, parentId), isNull(comment.deletedAt)),
        )
        .orderBy(asc(comment.createdAt), asc(comment.id))
        .limit(size)
        .offset((index - 1) * size),

    async countReplies(contentId: number, parentId: number): Promise<number> {
      const [found] = await db
        .select({ total: count() })
        .from(comment)
        .where(
          and(eq(comment.contentId, contentId), eq(comment.parentId, parentId), isNull(comment.deletedAt)),
        )
      return found?.total ?? 0
    },

    /** The first replies to each of these comments, oldest first. */
    async findFirstReplies(parentIds: readonly number[], most: number): Promise<CommentRow[]> {
      if (parentIds.length === 0) return []
      const place = sql<number>`row_number() over (partition by ${comment.parentId} order by ${comment.createdAt}, ${comment.id})`
      const ranked = db
        .select({ id: comment.id, place: place.as('place') })
        .from(comment)
        .where(and(inArray(comment.parentId, [...parentIds]), isNull(comment.deletedAt)))
        .as('ranked')
      return select(db)
        .innerJoin(ranked, and(eq(ranked.id, comment.id), sql`${ranked.place} <= ${most}`))
        .orderBy(asc(comment.createdAt), asc(comment.id))
    },

    /** The comment that a reply belongs under: replies have no replies. Null when it cannot be read on this content. */
    async findThread(contentId: number, id: number): Promise<number | null> {
      const [found] = await db
        .select({ id: comment.id, parentId: comment.parentId })
        .from(comment)
        .where(and(eq(comment.id, id), eq(comment.contentId, contentId), isReadable))
      return found === undefined ? null : (found.parentId ?? found.id)
    },

    /** Writes it once and counts it; null where this was written before. */
    async add(entry: NewComment): Promise<CommentRow | null> {
      const [added] = await adding.execute({ ...entry })
      return added ?? null
    },

    /** What this user has sent under this id before. */
    async findSent(userId: number, clientId: string): Promise<CommentRow | null> {
      const [found] = await select(db).where(and(eq(comment.userId, userId), eq(comment.clientId, clientId)))
      return found ?? null
    },

    /** When the `place`th latest comment of a user was written, of those after `since` and until then. */
    async nthBetween(userId: number, place: number, since: Date, until: Date): Promise<Date | null> {
      const [found] = await nth.execute({ userId, since, until, before: place - 1 })
      return found?.at ?? null
    },
  }
}

export type CommentRepository = ReturnType<typeof commentRepository>
