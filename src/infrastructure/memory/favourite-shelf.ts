import type { ContentType } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { type FavouriteFolder, type KeptContent, NO_FOLDER } from '#domain/favourite/favourite.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { contentAt } from './learning-shelf.ts'
import type { Caller, World } from './world.ts'

/** A row of somebody's favourites; the first of a folder stands on top. */
export interface KeptRow {
  readonly id: number
  readonly folderId: number
  readonly contentId: number
  readonly type: ContentType
  readonly keptAt: string
}

/** What one person keeps. */
export interface Shelf {
  /** In their order. */
  folders: readonly Pick<FavouriteFolder, 'id' | 'parentId' | 'name'>[]
  /** In their order. */
  rows: readonly KeptRow[]
  lastId: number
}

const shelves = new WeakMap<World, Map<number, Shelf>>()

/** The favourites of a person in a world: empty until something is kept. */
export const shelfOf = (world: World, personId: number): Shelf => {
  const ofWorld = shelves.get(world) ?? new Map<number, Shelf>()
  shelves.set(world, ofWorld)
  const shelf = ofWorld.get(personId) ?? { folders: [], rows: [], lastId: 0 }
  ofWorld.set(personId, shelf)
  return shelf
}

/** The next id of a person's rows or folders. */
export const nextId = (shelf: Shelf): number => {
  shelf.lastId += 1
  return shelf.lastId
}

export const folderExists = ({ folders }: Shelf, id: number): boolean =>
  id === NO_FOLDER || folders.some((folder) => folder.id === id)

/** Asks the world something about the favourites of whoever asks. */
export const shelfAsker =
  (world: World, caller: Caller) =>
  <T>(
    call: string,
    signal: AbortSignal,
    answer: (shelf: Shelf, personId: number) => Result<T, Failure>,
  ): Promise<Result<T, Failure>> =>
    world.ask({
      call,
      access: 'session',
      caller,
      signal,
      answer: (person) => answer(shelfOf(world, person.id), person.id),
    })

/** A content of the world as somebody sees it who may or may not keep it. */
export const cardFor = (
  world: World,
  personId: number,
  id: number,
  type: ContentType,
): ContentCard | undefined => {
  const card = contentAt(world.now(), id, type)
  const favourite = shelfOf(world, personId).rows.some((row) => row.contentId === id)
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
export const keptContentOf =
  (world: World, shelf: Shelf, personId: number) =>
  (row: KeptRow): KeptContent => {
    const content = cardFor(world, personId, row.contentId, row.type) ?? null
    const place = shelf.rows.filter(({ folderId }) => folderId === row.folderId).indexOf(row) + 1
    return { ...row, name: content?.name ?? '', content, place }
  }
