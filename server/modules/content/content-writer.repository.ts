import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { contentIndexRepository } from './content-index.repository.ts'

const AT_ONCE = 500

export interface NewContent {
  readonly content: typeof content.$inferInsert
  readonly tagIds: readonly number[]
}

/** Every content is inserted through this repository. */
export const contentWriterRepository = (db: Queries) => ({
  /**
   * Writes contents with their tags and makes them found; answers their ids in the same order. A question is found by what
   * it asks: the caller that adds one calls `index` of `contentIndexRepository` once its row is there.
   */
  async add(contents: readonly NewContent[]): Promise<number[]> {
    const search = contentIndexRepository(db)
    const ids: number[] = []
    for (let from = 0; from < contents.length; from += AT_ONCE) {
      const portion = contents.slice(from, from + AT_ONCE)
      const added = portion.map((it) => it.content)
      const own = (await insertRows(db, content, added, sql`returning id`)).map(({ id }) => Number(id))
      const tags = portion.flatMap(({ tagIds }, index) =>
        tagIds.map((tagId) => ({ contentId: own[index] ?? 0, tagId })),
      )
      await insertRows(db, contentTag, tags)
      await search.index(own.filter((_, index) => portion[index]?.content.type !== CONTENT_TYPE.question))
      ids.push(...own)
    }
    return ids
  },
})
