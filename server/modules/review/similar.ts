import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import { SIMILARITY } from '#contract/review.ts'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { contentSearch } from '../../db/schema/content-search.ts'
import { foldedText } from '../content/search-text.ts'
import { inLibraryOf } from '../school-file/school-file.query.ts'
import type { RequestRow } from './request.query.ts'

const MAX_LISTED = 10

/** Names of one subject that are compared, the newest first. */
const MAX_COMPARED = 3000

/** From 0 (nothing in common) to 1 (the same); a reworded title has about half. */
const NEAR = 0.5

const pairsOf = (text: string): ReadonlySet<string> => {
  const characters = Array.from(text)
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))
}

/** How much of two names is the same, by their pairs of characters (Dice). */
export const similarity = (one: string, other: string): number => {
  const [own, foreign] = [pairsOf(one), pairsOf(other)]
  if (own.size + foreign.size === 0) return one === other ? 1 : 0
  const common = [...own].filter((pair) => foreign.has(pair)).length
  return (2 * common) / (own.size + foreign.size)
}

interface Known {
  readonly id: number
  readonly name: string
  readonly fileId: number | null
  readonly nameKey: string
}

/** What of a request is compared with the library. */
const keyOf = ({ request }: RequestRow) => ({
  fileId: request.fileId,
  nameKey: foldedText(request.name),
  own: request.contentId,
})

const known = { id: content.id, name: content.name, fileId: content.fileId, nameKey: contentSearch.nameKey }

/** What a school's library has already of what is asked for. */
export const similarFiles = (db: Db) => ({
  /** The same bytes or the same name, for each of some requests of one school. */
  async sameAs(organisationId: number, rows: readonly RequestRow[]) {
    const keys = rows.map(keyOf)
    const found: Known[] =
      keys.length === 0
        ? []
        : await db
            .select(known)
            .from(content)
            .innerJoin(contentSearch, eq(contentSearch.contentId, content.id))
            .where(
              and(
                inLibraryOf(organisationId),
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
            )
            .orderBy(desc(content.createdAt), desc(content.id))
            .limit(MAX_COMPARED)
    return keys.map(({ fileId, nameKey, own }) =>
      found
        .filter((it) => it.id !== own && (it.fileId === fileId || it.nameKey === nameKey))
        .slice(0, MAX_LISTED)
        .map(({ id, name }) => ({ Id: id, Name: name })),
    )
  },

  /** The nearest of the same subject: the same bytes, the same name, names that are much alike. */
  async nearTo(row: RequestRow): Promise<{ readonly id: number; readonly kind: number }[]> {
    const { fileId, nameKey, own } = keyOf(row)
    const { organisationId, subjectId } = row.request
    const rows: Known[] = await db
      .select(known)
      .from(content)
      .innerJoin(contentSearch, eq(contentSearch.contentId, content.id))
      .where(
        and(
          inLibraryOf(organisationId),
          own === null ? undefined : ne(content.id, own),
          or(
            eq(content.subjectId, subjectId),
            eq(content.fileId, fileId),
            eq(contentSearch.nameKey, nameKey),
          ),
        ),
      )
      .orderBy(desc(content.createdAt), desc(content.id))
      .limit(MAX_COMPARED)
    return rows
      .map((it) => {
        if (it.fileId === fileId) return { id: it.id, kind: SIMILARITY.sameContent, near: 3 }
        if (it.nameKey === nameKey) return { id: it.id, kind: SIMILARITY.sameName, near: 2 }
        return { id: it.id, kind: SIMILARITY.nearName, near: similarity(it.nameKey, nameKey) }
      })
      .filter(({ near }) => near >= NEAR)
      .sort((one, other) => other.near - one.near)
      .slice(0, MAX_LISTED)
  },
})

export type SimilarFiles = ReturnType<typeof similarFiles>
