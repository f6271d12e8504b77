import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import {
  addFavorite,
  deleteFavorite,
  editFavorite,
  favoriteChildren,
  favoritePage,
  getFavoriteList,
} from '#contract/favourite.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { FavouriteService } from './favourite.service.ts'

/** Cards come in three rows of six. */
const PAGE_SIZE = 18

const LATEST_FIRST = 1

const orTop = (id: number): number | null => (id === 0 ? null : id)

const said = (parentId: number | undefined) => (parentId === undefined ? {} : { parentId: orTop(parentId) })

/** Wire: 收藏, 学习: everybody sees and changes their own. */
export const favouriteRoutes = (service: FavouriteService) => async (app: FastifyInstance) => {
  signedInRoute(app, addFavorite, async ({ viewer: { userId }, body }) => {
    const { Type, ContentId = 0, ParentId, Name = '' } = body
    if (Type === 0) return service.addFolder(userId, Name, orTop(ParentId ?? 0))
    if (ContentId === 0) return refuse(CODE.fieldError, '参数不正确：ContentId')
    return service.keep(
      userId,
      { id: ContentId, type: Type },
      ParentId === undefined ? undefined : orTop(ParentId),
    )
  })

  signedInRoute(app, editFavorite, async ({ viewer: { userId }, body }) => {
    const { Id, IsFolder = true, ParentId, Name, Sort } = body
    const change = { ...said(ParentId), ...(Sort === undefined ? {} : { place: Sort }) }
    if (IsFolder)
      return service.changeFolder(userId, Id, { ...change, ...(Name === undefined ? {} : { name: Name }) })
    if (Name !== undefined) return refuse(CODE.fieldError, '参数不正确：Name')
    return service.changeKept(userId, Id, change)
  })

  signedInRoute(app, deleteFavorite, async ({ viewer: { userId }, query }) => {
    const [id, type, favouriteId] = [asId(query.id), asId(query.type), asId(query.favoriteId)]
    if (id === null || type === null || type > 4 || favouriteId === null)
      return refuse(CODE.fieldError, '参数不正确：id、type')
    if (type === 0) return service.removeFolder(userId, id)
    return service.forget(userId, favouriteId === 0 ? { contentId: id } : { id: favouriteId })
  })

  signedInRoute(app, getFavoriteList, async ({ viewer }) => [...(await service.folders(viewer.userId))])

  signedInRoute(app, favoriteChildren, async ({ viewer, query }) => {
    const id = asId(query.id)
    if (id === null) return refuse(CODE.fieldError, '参数不正确：id')
    return service.children(viewer.userId, orTop(id))
  })

  signedInRoute(app, favoritePage, async ({ viewer, body }) => {
    const page = pageWanted(body, PAGE_SIZE)
    if (page instanceof Refusal) return page
    const { ParentId, Type = 0, Keyword = '', Sort = 0 } = body
    const folderId = ParentId === undefined ? undefined : orTop(ParentId)
    const latestFirst = Sort === LATEST_FIRST || folderId === undefined
    return service.page(viewer.userId, { folderId, type: Type, keyword: Keyword.trim(), latestFirst }, page)
  })
}
