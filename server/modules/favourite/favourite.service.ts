import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { favoritePage } from '#contract/favourite.ts'
import type { Db } from '../../db/database.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindContent } from '../content/content-access.ts'
import { cardDto } from '../content/content-card.ts'
import { type FavouriteRepository, favouriteRepository, type KeptBy } from './favourite.repository.ts'
import { type FavouriteDto, folderDto, keptDto } from './favourite.ts'
import {
  type FavouriteListWanted,
  type FavouriteRow,
  favouriteListRepository,
} from './favourite-list.repository.ts'
import {
  changeFolder,
  createFolder,
  dissolveFolder,
  type FolderChange,
  refuseUnknown,
} from './folder.service.ts'
import { siblingsIn } from './folder-tree.ts'

/** `children` answers no more contents than this; `list` has them all. */
const MAX_CHILDREN = 500

const MISSING = refuse(CODE.notFound, '这项内容不在收藏里')

const ANY: FavouriteListWanted = { folderId: undefined, type: 0, keyword: '', latestFirst: false }

/** What shall be different about a kept content; what is absent stays. */
export type KeptChange = Omit<FolderChange, 'name'>

interface Needs {
  readonly db: Db
  readonly findContent: FindContent
  readonly clock: Clock
}

export const favouriteService = ({ db, findContent, clock }: Needs) => {
  /** Changes of one user follow one another, so that places and names hold however many are asked for at once. */
  const locked = <T>(userId: number, change: (own: FavouriteRepository) => Promise<T>): Promise<T> =>
    withUserLock(db, userId, (tx) => change(favouriteRepository(tx, userId)))

  const folders = async (userId: number): Promise<readonly FavouriteDto[]> => {
    const own = favouriteRepository(db, userId)
    const [rows, held] = [await own.findFolders(), await own.countByFolder()]
    const inOrder = (parentId: number | null): typeof rows =>
      siblingsIn(rows, parentId).flatMap((folder) => [folder, ...inOrder(folder.id)])
    return inOrder(null).map((folder) =>
      folderDto(folder, (held.get(folder.id) ?? 0) + siblingsIn(rows, folder.id).length),
    )
  }

  const withCards = async (userId: number, rows: readonly FavouriteRow[]): Promise<FavouriteDto[]> => {
    const ids = rows.flatMap(({ valid, contentId }) => (valid && contentId !== null ? [contentId] : []))
    if (ids.length === 0) return rows.map((row) => keptDto(row, null))
    const cards = await favouriteListRepository(db, userId).findCards(ids, clock())
    return rows.map((row) => {
      const card = row.valid ? cards.find(({ id }) => id === row.contentId) : undefined
      return keptDto(row, card === undefined ? null : cardDto(card))
    })
  }

  const folder = async (userId: number, id: number): Promise<FavouriteDto | Refusal> =>
    (await folders(userId)).find(({ Id }) => Id === id) ?? refuse(CODE.notFound, '没有找到这个收藏夹')

  const kept = async (userId: number, id: number, folderId: number | null) => {
    const rows = await favouriteListRepository(db, userId).find(
      { ...ANY, folderId, id },
      { index: 1, size: 1 },
    )
    const [sent] = await withCards(userId, rows)
    return sent ?? MISSING
  }

  return {
    /** All folders, a folder before what it holds, in the order of their owner. */
    folders,

    async page(
      userId: number,
      wanted: FavouriteListWanted,
      page: PageWanted,
    ): Promise<SentBy<typeof favoritePage>> {
      const list = favouriteListRepository(db, userId)
      const [total, rows] = [await list.count(wanted), await list.find(wanted, page)]
      return pageDto(await withCards(userId, rows), total, page)
    },

    async children(userId: number, folderId: number | null): Promise<FavouriteDto[] | Refusal> {
      const all = await folders(userId)
      if (folderId !== null && !all.some(({ Id }) => Id === folderId))
        return refuse(CODE.notFound, '没有找到这个收藏夹')
      const rows = await favouriteListRepository(db, userId).find(
        { ...ANY, folderId },
        { index: 1, size: MAX_CHILDREN },
      )
      const inside = all.filter(({ ParentId }) => ParentId === (folderId ?? 0))
      return [...inside, ...(await withCards(userId, rows))]
    },

    async addFolder(userId: number, name: string, parentId: number | null) {
      const id = await locked(userId, (own) => createFolder(own, name, parentId, clock()))
      return id instanceof Refusal ? id : folder(userId, id)
    },

    /** Keeps a content; one that is kept already is moved, if a folder is named and it is another one. */
    async keep(userId: number, wanted: { id: number; type: number }, folderId: number | null | undefined) {
      const found = await findContent(wanted, userId)
      if (found instanceof Refusal) return found
      const refusal = await locked(userId, async (own) => {
        if (folderId !== undefined) {
          const unknown = refuseUnknown(await own.findFolders(), folderId)
          if (unknown !== null) return unknown
        }
        const known = await own.findKept({ contentId: found.id })
        if (known === null) await own.keep(found, folderId ?? null, clock())
        else if (folderId !== undefined && folderId !== known.folderId) await own.move(known.id, folderId)
        return null
      })
      return refusal ?? this.find(userId, { contentId: found.id })
    },

    async find(userId: number, by: KeptBy): Promise<FavouriteDto | Refusal> {
      const row = await favouriteRepository(db, userId).findKept(by)
      return row === null ? MISSING : kept(userId, row.id, row.folderId)
    },

    async changeFolder(userId: number, id: number, change: FolderChange) {
      const done = await locked(userId, (own) => changeFolder(own, id, change))
      return done instanceof Refusal ? done : folder(userId, id)
    },

    /** Moves a kept content (on top, or to a place) or gives it another place. */
    async changeKept(userId: number, id: number, { parentId, place }: KeptChange) {
      const refusal = await locked(userId, async (own) => {
        const row = await own.findKept({ id })
        if (row === null) return MISSING
        const folderId = parentId === undefined ? row.folderId : parentId
        const unknown = refuseUnknown(await own.findFolders(), folderId)
        if (unknown !== null) return unknown
        if (folderId !== row.folderId) await own.move(id, folderId)
        if (place !== undefined) await own.place(id, folderId, place)
        return null
      })
      return refusal ?? this.find(userId, { id })
    },

    removeFolder: (userId: number, id: number) => locked(userId, (own) => dissolveFolder(own, id)),

    forget: (userId: number, by: KeptBy): Promise<true | Refusal> =>
      locked(userId, async (own) => {
        const row = await own.findKept(by)
        if (row === null) return MISSING
        await own.forget(row)
        return true
      }),
  }
}

export type FavouriteService = ReturnType<typeof favouriteService>
