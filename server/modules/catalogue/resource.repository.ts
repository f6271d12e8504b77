import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { explanationVideo } from '../../db/schema/explanation-video.ts'
import { file } from '../../db/schema/file.ts'
import { type CatalogueState, stateColumns } from '../content/catalogue-state.query.ts'
import { type CardScope, changingOf, visibleTo } from '../content/content-card.query.ts'
import { contentCardRepository } from '../content/content-card.repository.ts'
import { besideColumns } from '../content/content-neighbours.query.ts'
import { keptAnswers } from '../content/kept-answers.ts'

type Content = typeof content.$inferSelect

const MAX_BESIDE = 20_000

/** A content with its file, whether it may be seen, and what changes of its card: one statement for all of it. */
const prepareOpened = (db: Db) => {
  const id = sql.placeholder('id')
  const userId = sql.placeholder('userId')
  return db
    .select({
      content,
      visible: sql<boolean>`${visibleTo(userId)}`,
      file,
      state: stateColumns(userId),
      changing: changingOf(db, { now: sql.placeholder('now'), userId }, sql`array[${id}::int]`),
    })
    .from(content)
    .leftJoin(file, eq(file.id, content.fileId))
    .where(eq(content.id, id))
    .prepare('opened')
}

const prepareBeside = (db: Db) => {
  const beside = besideColumns(db)
  return db.with(beside.chapter).select(beside.columns).from(sql`(select 1) as one`).prepare('beside')
}

export const resourceRepository = (db: Db) => {
  const opened = prepareOpened(db)
  const beside = prepareBeside(db)
  const cards = contentCardRepository(db)
  const neighbours = keptAnswers<{ previous: number | null; next: number | null }>(MAX_BESIDE, () => 1)

  return {
    /** A content with its file and whether a user sees it; null where there is none. Its card is asked for when it may be seen. */
    async findOpened(id: number, { userId, now }: CardScope) {
      const [found] = await opened.execute({ id, userId, now: now.toISOString() })
      if (!found) return null
      const { state, changing } = found
      return {
        ...found,
        async card() {
          const [card] = await cards.join(state.at, [id], changing)
          if (!card) throw new Error(`the content ${id} is gone`)
          return card
        },
      }
    },

    /** The ids before and after a content in its chapter; null for none. */
    findBeside: ({ id, type, chapterId }: Content, userId: number, state: CatalogueState) =>
      neighbours.of(state, `${id}`, async () => {
        const [found] = await beside.execute({ id, type, chapterId, userId })
        return found ?? { previous: null, next: null }
      }),

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
