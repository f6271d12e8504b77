import type { ContentType } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { type FavouriteContent, type FavouriteFolder, NO_FOLDER } from '#domain/favourite/favourite.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from './backend.ts'
import { contentAt } from './learning.backend.ts'

/** A row of a user's favourites; the first of a folder is on top. */
export interface FavouriteRow {
  readonly id: number
  readonly folderId: number
  readonly contentId: number
  readonly type: ContentType
  readonly keptAt: string
}

/** What one person keeps. */
export interface FavouriteData {
  /** In their order. */
  folders: readonly Pick<FavouriteFolder, 'id' | 'parentId' | 'name'>[]
  /** In their order. */
  rows: readonly FavouriteRow[]
  lastId: number
}

const dataByBackend = new WeakMap<MemoryBackend, Map<number, FavouriteData>>()

/** The favourites of a person in a backend: empty until something is kept. */
export const favouritesOf = (backend: MemoryBackend, personId: number): FavouriteData => {
  const byPerson = dataByBackend.get(backend) ?? new Map<number, FavouriteData>()
  dataByBackend.set(backend, byPerson)
  const data = byPerson.get(personId) ?? { folders: [], rows: [], lastId: 0 }
  byPerson.set(personId, data)
  return data
}

/** The next id of a person's rows or folders. */
export const nextId = (data: FavouriteData): number => {
  data.lastId += 1
  return data.lastId
}

export const folderExists = ({ folders }: FavouriteData, id: number): boolean =>
  id === NO_FOLDER || folders.some((folder) => folder.id === id)

/** Asks the in-memory backend about the caller's own favourites. */
export const makeFavouriteRequest =
  (backend: MemoryBackend, caller: Caller) =>
  <T>(
    call: string,
    signal: AbortSignal,
    answer: (data: FavouriteData, personId: number) => Result<T, Failure>,
  ): Promise<Result<T, Failure>> =>
    backend.request({
      call,
      access: 'session',
      caller,
      signal,
      answer: (person) => answer(favouritesOf(backend, person.id), person.id),
    })

/** A content of the in-memory backend, with whether the user has it among the favourites. */
export const cardFor = (
  backend: MemoryBackend,
  personId: number,
  id: number,
  type: ContentType,
): ContentCard | undefined => {
  const card = contentAt(backend.now(), id, type)
  const favourite = favouritesOf(backend, personId).rows.some((row) => row.contentId === id)
  return card === undefined ? undefined : { ...card, favourite }
}

/** The list with one thing at a place (from 1) among those that are its siblings; the rest stays as it stands. */
export const placed = <T extends { readonly id: number }>(
  all: readonly T[],
  one: T,
  isSibling: (other: T) => boolean,
  place: number,
): readonly T[] => {
  const others = all.filter(({ id }) => id !== one.id)
  const siblings = others.filter(isSibling).toSpliced(place - 1, 0, one)
  return [...others.filter((other) => !isSibling(other)), ...siblings]
}

/** A row as its owner sees it. */
export const favouriteContentOf =
  (backend: MemoryBackend, data: FavouriteData, personId: number) =>
  (row: FavouriteRow): FavouriteContent => {
    const content = cardFor(backend, personId, row.contentId, row.type) ?? null
    const place = data.rows.filter(({ folderId }) => folderId === row.folderId).indexOf(row) + 1
    return { ...row, name: content?.name ?? '', content, place }
  }
