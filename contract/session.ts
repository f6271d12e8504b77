import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText } from './request.ts'
import { amount, flag, idName, text } from './shape.ts'

const tag = '登录与用户'

export const loginRequest = z.object({
  Mobile: sentText(z.minLength(1), z.maxLength(64)),
  /** MD5 of the password, hexadecimal, upper case. */
  Password: z.string().check(z.regex(/^[0-9A-F]{32}$/)),
  /** Fixed 2: the web client. */
  Client: z.literal(2),
  /** UNIQUE_ID of the device. */
  UserKey: sentText(z.maxLength(128)),
  Key: sentText(z.maxLength(128)),
  /** Fixed 0. */
  Times: z.literal(0),
})

/** POST login: Data is the token. 400 wrong account or password, 423 after repeated failures with the waiting time. */
export const login = defineCall({
  method: 'POST',
  path: '/api/user/users/login',
  summary: '登录',
  tag,
  access: 'public',
  body: loginRequest,
  data: z.string().check(z.minLength(1)),
})

export const roleMenuItem = z.object({
  Id: amount,
  MenuName: z.string(),
  /** The query of /cloud-school, e.g. `code=ljzk&orgId=1`. */
  Parameter: z.string(),
  Icon: text,
  Sort: amount,
})

export const roleMenu = z.object({
  Id: amount,
  Name: text,
  Children: z.nullish(z.array(roleMenuItem)),
})

export const currentUser = z.object({
  Id: amount,
  Mobile: text,
  Name: text,
  /** 一级教师, 高级教师 … */
  Title: text,
  AvatarUrl: text,
  UserOrgList: z.nullish(z.array(idName)),
  /** Absent clears stored login data, empty gives no menu (spec §6): the difference is kept. */
  RoleIsShowMenus: z.nullish(z.array(roleMenu)),
  RoleAnys: z.nullish(z.object({ LjzkIsShow: flag, IsResoure: flag, ZjIsShow: flag })),
  IsCanVerify: flag,
})

/** GET current: the user behind the token. */
export const current = defineCall({
  method: 'GET',
  path: '/api/user/users/current',
  summary: '当前用户',
  tag,
  access: 'session',
  data: currentUser,
})

/** GET islogin: true, every 10 s while logged in; 401 when expired. */
export const isLogin = defineCall({
  method: 'GET',
  path: '/api/user/users/islogin',
  summary: '保持登录',
  tag,
  access: 'session',
  data: z.boolean(),
})

/** GET logout: true; the token is revoked. */
export const logout = defineCall({
  method: 'GET',
  path: '/api/user/users/logout',
  summary: '退出登录',
  tag,
  access: 'session',
  data: z.boolean(),
})
