import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { explanationVideo } from '../../db/schema/explanation-video.ts'
import { file } from '../../db/schema/file.ts'
import { type CardScope, findCards } from '../content/content-card.query.ts'

export const resourceRepository = (db: Db) => ({
  async findCard(id: number, scope: CardScope) {
    const [found] = await findCards(db, scope, [id])
    if (!found) throw new Error(`the content ${id} is gone`)
    return found
  },

  async findFile(fileId: number | null) {
    if (fileId === null) return null
    const [found] = await db.select().from(file).where(eq(file.id, fileId))
    return found ?? null
  },

  /** Short lessons that explain a content, with their films. */
  findExplanations: (contentId: number) =>
    db
      .select({ video: explanationVideo, file })
      .from(explanationVideo)
      .innerJoin(file, eq(file.id, explanationVideo.fileId))
      .where(eq(explanationVideo.contentId, contentId))
      .orderBy(asc(explanationVideo.sort), asc(explanationVideo.id)),
})

export type ResourceRepository = ReturnType<typeof resourceRepository>
