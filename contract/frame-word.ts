import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { amount, bodyId, flag, id, queryNumber, text } from './shape.ts'

const tag = '站点内容'

/** What the words are of: the categories of home, the tags beside lists, the hot searches of each category, the rows of tags. */
export const WORD_KIND = { category: 1, tag: 2, hotTerm: 3, tagRow: 4 } as const

/** A group holds at most so many words, hidden ones included. */
export const MAX_WORDS = 60

/** A word has at most so many characters. */
export const MAX_WORD_LENGTH = 20

/** A word of the frame as the platform's administrators see it, hidden or not. */
export const managedWord = z.object({
  Id: id,
  /** Grows with every change: what is changed is what was seen. */
  RowVersion: amount,
  Name: text,
  Hidden: flag,
  /** Contents that carry it; 0 where nothing can. */
  Count: amount,
  /** Whether it may be removed as it is. */
  CanRemove: flag,
  /** Whether it may be removed when another of its group takes what hangs on it; that one is such a word, or may be removed. */
  CanGive: flag,
})

/** Words that are shown in one row, in their order. */
export const wordGroup = z.object({
  Id: id,
  Name: text,
  /** Whether words may be added. */
  CanAdd: flag,
  Words: z.array(managedWord),
})

/** GET getframewords (ours, R-wire-11): the groups of a kind. 400 for another kind, 403 for who does not administer the platform. */
export const getFrameWords = defineCall({
  method: 'GET',
  path: '/api/user/manage/getframewords',
  summary: '分类、标签或热门搜索',
  tag,
  access: 'session',
  query: z.object({ Kind: queryNumber }),
  data: z.array(wordGroup),
})

/**
 * POST saveframeword (ours): Id 0 for a new one, which comes last in its group. 400 for a name that its group has already, and where
 * none may be added; 403, 404; 409 where it changed since RowVersion was read and for more than MAX_WORDS.
 */
export const saveFrameWord = defineCall({
  method: 'POST',
  path: '/api/user/manage/saveframeword',
  summary: '保存分类、标签或热门搜索',
  tag,
  access: 'session',
  body: z.object({
    Kind: z.int(),
    GroupId: bodyId,
    Id: bodyId,
    RowVersion: z.int(),
    Name: sentText(z.trim(), z.minLength(1), z.maxLength(MAX_WORD_LENGTH)),
    Hidden: z.boolean(),
  }),
  data: z.object({ Id: id }),
})

/**
 * POST removeframeword (ours): IntoId names the word of its group that takes what hangs on it, 0 for none. 403; 404, also for IntoId; 409 where it
 * changed since RowVersion was read, and for one that something hangs on without another to take it.
 */
export const removeFrameWord = defineCall({
  method: 'POST',
  path: '/api/user/manage/removeframeword',
  summary: '删除标签或热门搜索',
  tag,
  access: 'session',
  body: z.object({ Kind: z.int(), Id: bodyId, RowVersion: z.int(), IntoId: z._default(bodyId, 0) }),
  data: z.boolean(),
})

const ids = z.array(bodyId).check(z.maxLength(200))

/** POST orderframewords (ours): Ids names every word of a group, the first one first; 409 where they do not stand as in Seen. */
export const orderFrameWords = defineCall({
  method: 'POST',
  path: '/api/user/manage/orderframewords',
  summary: '排列分类、标签或热门搜索',
  tag,
  access: 'session',
  body: z.object({ Kind: z.int(), GroupId: bodyId, Ids: ids, Seen: ids }),
  data: z.boolean(),
})
