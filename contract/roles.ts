import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { givenRole } from './people.ts'
import { sentText } from './request.ts'
import { amount, bodyId, flag, id } from './shape.ts'

const tag = '角色管理'

/** At most so many roles, menus of a role, and entries of a menu. */
export const MAX_ROLES = 50
export const MAX_ROLE_MENUS = 5
export const MAX_ROLE_ITEMS = 30

/** A role as the platform's administrators change it (R-session-14). */
export const managedRole = z.object({
  ...givenRole.shape,
  /** Grows with every change: what is changed is what was seen. */
  RowVersion: amount,
  /** So many people hold it, those who are disabled included. */
  HolderCount: amount,
  /** Rosters name it: it keeps its name, and stays. */
  IsFixed: flag,
})

/** GET getmanagedroles (ours, R-wire-11): all roles. 403 for who does not administer the platform. */
export const getManagedRoles = defineCall({
  method: 'GET',
  path: '/api/user/manage/getmanagedroles',
  summary: '全部角色',
  tag,
  access: 'session',
  data: z.array(managedRole),
})

const name = sentText(z.trim(), z.minLength(1), z.maxLength(20))

/**
 * POST saverole (ours): Id 0 for a new one. A Parameter is the query of an entry of the cloud school and has a `code`, which is there
 * once in a role. Whoever holds the role has what was saved with their next call. 400 for a Parameter without a code, for a code
 * twice, and for another name of a role that is fixed; 403, 404; 409 where the role changed since it was read, for a name that
 * another role has, and for more than MAX_ROLES.
 */
export const saveRole = defineCall({
  method: 'POST',
  path: '/api/user/manage/saverole',
  summary: '保存角色',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    RowVersion: z.int(),
    Name: name,
    LjzkIsShow: z.boolean(),
    IsResoure: z.boolean(),
    ZjIsShow: z.boolean(),
    Menus: z
      .array(
        z.object({
          Name: name,
          Items: z
            .array(z.object({ Name: name, Parameter: sentText(z.trim(), z.minLength(1), z.maxLength(200)) }))
            .check(z.maxLength(MAX_ROLE_ITEMS)),
        }),
      )
      .check(z.maxLength(MAX_ROLE_MENUS)),
  }),
  data: z.object({ Id: id }),
})

/**
 * POST removerole (ours): its holders get the role IntoId, which is 0 only where there are none; their sessions have it with their
 * next call. HolderCount: as many as it was shown to have. 400 without a role that is needed, for the role itself and for one that
 * is fixed; 403, 404 for either role; 409 where the role changed since it was read, or has other holders by now.
 */
export const removeRole = defineCall({
  method: 'POST',
  path: '/api/user/manage/removerole',
  summary: '删除角色',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    RowVersion: z.int(),
    HolderCount: z.int().check(z.nonnegative()),
    IntoId: bodyId,
  }),
  data: z.boolean(),
})
