import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { explanationVideo } from '../../db/schema/explanation-video.ts'
import { file } from '../../db/schema/file.ts'
import { type CardScope, cardColumns } from '../content/content-card.query.ts'
import { besideColumns } from '../content/content-neighbours.query.ts'

type Content = typeof content.$inferSelect

/** Its card, its file and what stands beside it: one statement for all of it. */
const prepareOpened = (db: Db) => {
  const card = cardColumns(db, { now: sql.placeholder('now'), userId: sql.placeholder('userId') })
  const beside = besideColumns(db)
  return db
    .with(beside.chapter)
    .select({ card: card.columns, file, ...beside.columns })
    .from(content)
    .leftJoin(card.occurrence, eq(card.occurrence.contentId, content.id))
    .leftJoin(file, eq(file.id, content.fileId))
    .where(eq(content.id, sql.placeholder('id')))
    .prepare('opened')
}

export const resourceRepository = (db: Db) => {
  const opened = prepareOpened(db)

  return {
    /** A content that may be seen, with its file and the ids before and after it in its chapter; null for none. */
    async findOpened({ id, type, chapterId }: Content, { userId, now }: CardScope) {
      const [found] = await opened.execute({ id, type, chapterId, userId, now: now.toISOString() })
      if (!found) throw new Error(`the content ${id} is gone`)
      return found
    },

    /** Short lessons that explain a content, with their films. */
    findExplanations: (contentId: number) =>
      db
        .select({ video: explanationVideo, file })
        .from(explanationVideo)
        .innerJoin(file, eq(file.id, explanationVideo.fileId))
        .where(eq(explanationVideo.contentId, contentId))
        .orderBy(asc(explanationVideo.sort), asc(explanationVideo.id)),
  }
}

export type ResourceRepository = ReturnType<typeof resourceRepository>
