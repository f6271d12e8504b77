import { SIMILARITY } from '#contract/review.ts'
import { foldedText } from '../content/search-text.ts'
import type { RequestRow } from './request.repository.ts'
import type { ComparedKey, SimilarRepository } from './similar.repository.ts'

const MAX_LISTED = 10

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

/** What of a request is compared with the library. */
const keyOf = ({ request }: RequestRow): ComparedKey => ({
  fileId: request.fileId,
  nameKey: foldedText(request.name),
  own: request.contentId,
})

/** What a school's library has already of what is asked for. */
export const similarFiles = (library: SimilarRepository) => ({
  /** The same bytes or the same name, for each of some requests of one school. */
  async sameAs(organisationId: number, rows: readonly RequestRow[]) {
    const keys = rows.map(keyOf)
    const found = keys.length === 0 ? [] : await library.findSame(organisationId, keys)
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
    const rows = await library.findNear(organisationId, subjectId, { fileId, nameKey, own })
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
