import { and, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { inLibraryOf } from '../school-file/school-file.query.ts'

/** Names that are compared at most, the newest first. */
const MAX_COMPARED = 3000

/** What of a request is compared with the library. */
export interface ComparedKey {
  readonly fileId: number
  readonly nameKey: string
  /** The content that the request has made already. */
  readonly own: number | null
}

/** What a school's library holds, as far as it is compared with what is asked for. */
export const similarRepository = (db: Db) => {
  const findIn = (organisationId: number, where: SQL | undefined) =>
    db
      .select({
        id: content.id,
        name: content.name,
        fileId: content.fileId,
        nameKey: contentSearch.nameKey,
      })
      .from(content)
      .innerJoin(contentSearch, eq(contentSearch.contentId, content.id))
      .where(and(inLibraryOf(organisationId), where))
      .orderBy(desc(content.createdAt), desc(content.id))
      .limit(MAX_COMPARED)

  return {
    /** What has the bytes or the name of one of the keys. */
    findSame: (organisationId: number, keys: readonly ComparedKey[]) =>
      findIn(
        organisationId,
        or(
          inArray(
            content.fileId,
            keys.map(({ fileId }) => fileId),
          ),
          inArray(
            contentSearch.nameKey,
            keys.map(({ nameKey }) => nameKey),
          ),
        ),
      ),

    /** What is of the same subject too, without what the request itself has made. */
    findNear: (organisationId: number, subjectId: number, { fileId, nameKey, own }: ComparedKey) =>
      findIn(
        organisationId,
        and(
          own === null ? undefined : ne(content.id, own),
          or(
            eq(content.subjectId, subjectId),
            eq(content.fileId, fileId),
            eq(contentSearch.nameKey, nameKey),
          ),
        ),
      ),
  }
}

export type SimilarRepository = ReturnType<typeof similarRepository>
