import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard } from './content.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentText } from './request.ts'
import { amount, bodyId, flag, id, mayBeNone, queryNumber, text, time } from './shape.ts'

const tag = '收藏'

/** Favorite: a folder (Type 0) or a kept content (Type 1–4). ParentId 0: not in a folder. */
export const favorite = z.object({
  Id: id,
  ParentId: amount,
  IsFolder: flag,
  Name: text,
  Type: amount,
  /** 0 for a folder, and for a content that is gone for good. */
  ContentId: amount,
  /** Null for a folder, and for a content that is not to be seen any more. */
  Content: mayBeNone(contentCard),
  /** The content was withdrawn, taken away, or is kept to itself by another school. */
  IsInvalid: flag,
  /** What a folder holds directly, folders and contents. */
  ChildCount: amount,
  /** The place among its siblings, from 1. */
  Sort: amount,
  CreateTime: time,
})

const folderName = sentText(z.maxLength(100))
const type = z.int().check(z.minimum(0), z.maximum(4))

/**
 * POST addfavorite: a folder (Type 0, Name; at the end) or a content (ContentId; on top). A content again answers the row
 * that is there, moved only if a ParentId is given and differs. 404 unknown folder or content, 409 name clash, 410
 * withdrawn, 403 another school's own.
 */
export const addFavorite = defineCall({
  method: 'POST',
  path: '/api/user/favorite/addfavorite',
  summary: '新建收藏夹或收藏',
  tag,
  access: 'session',
  body: z.object({
    Type: type,
    ContentId: z.optional(bodyId),
    ParentId: z.optional(bodyId),
    Name: z.optional(folderName),
  }),
  data: favorite,
})

/**
 * POST editfavorite: moves (ParentId), renames (Name, folders only) or puts in another place among its siblings (Sort,
 * from 1); what is absent stays. Id is that of the favourite. 409 for a folder into itself, or a name that is taken.
 */
export const editFavorite = defineCall({
  method: 'POST',
  path: '/api/user/favorite/editfavorite',
  summary: '移动或改名',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    /** Folders and kept contents are counted apart; absent means a folder. */
    IsFolder: z.optional(z.boolean()),
    ParentId: z.optional(bodyId),
    Name: z.optional(folderName),
    Sort: z.optional(z.int().check(z.minimum(1))),
  }),
  data: favorite,
})

/**
 * POST deletefavorite?id=&type=: type 0 a folder by its Id (what it holds moves to its parent), 1–4 a content by ContentId.
 * Of a content that is gone for good (ContentId 0) the id of the favourite itself is given as favoriteId.
 */
export const deleteFavorite = defineCall({
  method: 'POST',
  path: '/api/user/favorite/deletefavorite',
  summary: '取消收藏或删除收藏夹',
  tag,
  access: 'session',
  query: z.object({ id: queryNumber, type: queryNumber, favoriteId: z.optional(queryNumber) }),
  data: z.boolean(),
})

/** GET getfavoritelist: all folders, flat, with ParentId. */
export const getFavoriteList = defineCall({
  method: 'GET',
  path: '/api/user/favorite/getfavoritelist',
  summary: '收藏夹',
  tag,
  access: 'session',
  kept: true,
  data: z.array(favorite),
})

/** GET children: what a folder holds directly (0: the top), folders first; at most 500 contents (`list` has them all). */
export const favoriteChildren = defineCall({
  method: 'GET',
  path: '/api/user/favorite/children',
  summary: '收藏夹的内容',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ id: z.optional(queryNumber) }),
  data: z.array(favorite),
})

/**
 * POST list: kept contents of a folder (0: not in a folder; absent: wherever they are), a page at a time; Type 0 or absent
 * for all. Keyword in the name. Sort 0 or absent: as the owner has put them (wherever they are: as 1); 1: last kept first.
 */
export const favoritePage = defineCall({
  method: 'POST',
  path: '/api/user/favorite/list',
  summary: '收藏列表',
  tag,
  access: 'session',
  kept: true,
  again: 'asks',
  body: z.object({ ...pageQuestion, ParentId: z.optional(bodyId), Type: z.optional(type) }),
  data: pageOf(favorite),
})
