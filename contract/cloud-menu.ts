import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fileItem } from './content.ts'
import { sentText } from './request.ts'
import { amount, bodyId, id, idName, queryNumber, text } from './shape.ts'

const tag = '云学校'

/** What an entry of the cloud school can show besides its own files. */
export const CLOUD_MENU_PARTS = ['notices', 'files', 'courses', 'lives'] as const

/** A school has at most so many entries, and an entry so many files. */
export const MAX_CLOUD_MENUS = 30
export const MAX_CLOUD_FILES = 100

export const MAX_CLOUD_MENU_NAME = 20
export const MAX_CLOUD_FILE_NAME = 200

/** An entry of a school's own menu in the cloud school, as administrators see it (R-cloud-1). */
export const managedCloudMenu = z.object({
  Id: id,
  /** Grows with every change: what is changed is what was seen. */
  RowVersion: amount,
  Name: text,
  /** The query of its address; made of its id and its school, and stays. */
  Parameter: text,
  /** Of CLOUD_MENU_PARTS, in their order. */
  Parts: z.array(z.string()),
  /** The types of the library's files that it shows; empty for all. */
  Kinds: z.array(z.string()),
  /** Its own files, the first one first; Id is that of the file in this entry. */
  Files: z.array(fileItem),
})

/**
 * GET getcloudmenus (ours, R-wire-11): the menu of a school; OrgId 0 for the first school that the user administers. Schools are those
 * of the user, Kinds the types that files of the library have. Without Menus the entries of roles stand in their place. 403 for who
 * administers nothing, and for any other school.
 */
export const getCloudMenus = defineCall({
  method: 'GET',
  path: '/api/user/manage/getcloudmenus',
  summary: '管理云学校栏目',
  tag,
  access: 'session',
  query: z.object({ OrgId: queryNumber }),
  data: z.object({
    OrgId: id,
    Schools: z.array(idName),
    Kinds: z.array(z.string()),
    Menus: z.array(managedCloudMenu),
  }),
})

const words = z.array(sentText(z.trim(), z.minLength(1), z.maxLength(50)))

/**
 * POST savecloudmenu (ours): Id 0 for a new one, which comes last. Files are all that it has, the first one first: Id of one that an
 * entry of the school has (of another entry: it comes over), or Id 0 with OwnFileId, a file of the user's own, which stays theirs; Name
 * is without the suffix. 400 for a part or type that there is not, for nothing to show, and for a file twice; 403; 404 for the entry
 * and for a file; 409 where it changed since RowVersion was read, for a name that another entry has, and for more than MAX_CLOUD_MENUS.
 */
export const saveCloudMenu = defineCall({
  method: 'POST',
  path: '/api/user/manage/savecloudmenu',
  summary: '保存云学校栏目',
  tag,
  access: 'session',
  body: z.object({
    OrgId: bodyId,
    Id: bodyId,
    RowVersion: z.int(),
    Name: sentText(z.trim(), z.minLength(1), z.maxLength(MAX_CLOUD_MENU_NAME)),
    Parts: words.check(z.maxLength(CLOUD_MENU_PARTS.length)),
    Kinds: words.check(z.maxLength(60)),
    Files: z
      .array(
        z.object({
          Id: bodyId,
          OwnFileId: bodyId,
          Name: sentText(z.trim(), z.minLength(1), z.maxLength(MAX_CLOUD_FILE_NAME)),
        }),
      )
      .check(z.maxLength(MAX_CLOUD_FILES)),
  }),
  data: z.object({ Id: id }),
})

/**
 * POST removecloudmenu (ours): its files go to the entry IntoId, behind those that it has; with 0 they are taken out, and stay only where
 * else they are. 400 for the entry itself and where the other would hold more than MAX_CLOUD_FILES; 403; 404 for either; 409 where it
 * changed since RowVersion was read.
 */
export const removeCloudMenu = defineCall({
  method: 'POST',
  path: '/api/user/manage/removecloudmenu',
  summary: '删除云学校栏目',
  tag,
  access: 'session',
  body: z.object({ OrgId: bodyId, Id: bodyId, RowVersion: z.int(), IntoId: bodyId }),
  data: z.boolean(),
})

const ids = z.array(bodyId).check(z.maxLength(200))

/** POST ordercloudmenus (ours): Ids names every entry of a school, the first one first; 403; 409 where they do not stand as in Seen. */
export const orderCloudMenus = defineCall({
  method: 'POST',
  path: '/api/user/manage/ordercloudmenus',
  summary: '排列云学校栏目',
  tag,
  access: 'session',
  body: z.object({ OrgId: bodyId, Ids: ids, Seen: ids }),
  data: z.boolean(),
})
