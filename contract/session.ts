import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { wirePassword } from './password.ts'
import { sentText } from './request.ts'
import { amount, flag, text, tolerated } from './shape.ts'

const tag = '登录与用户'

export const loginRequest = z.object({
  Mobile: sentText(z.minLength(1), z.maxLength(64)),
  Password: wirePassword,
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
  Id: tolerated(amount),
  MenuName: tolerated(text),
  /** The query of /cloud-school, e.g. `code=ljzk&orgId=1`. */
  Parameter: tolerated(text),
  Icon: tolerated(text),
  Sort: tolerated(amount),
})

export const roleMenu = z.object({
  Id: tolerated(amount),
  Name: tolerated(text),
  Children: z.nullish(z.array(roleMenuItem)),
})

/** What the specification does not name, and a right that cannot be read, must not keep anybody from signing in. */
export const currentUser = z.object({
  Id: tolerated(amount),
  Mobile: tolerated(text),
  Name: tolerated(text),
  /** 一级教师, 高级教师 … */
  Title: tolerated(text),
  AvatarUrl: tolerated(text),
  UserOrgList: z.nullish(z.array(z.object({ Id: tolerated(amount), Name: tolerated(text) }))),
  /** Absent clears stored login data, empty gives no menu (R-session-14): the difference is kept. */
  RoleIsShowMenus: z.nullish(z.array(roleMenu)),
  RoleAnys: tolerated(
    z.object({ LjzkIsShow: tolerated(flag), IsResoure: tolerated(flag), ZjIsShow: tolerated(flag) }),
  ),
  IsCanVerify: tolerated(flag),
  /** What the user may do for all schools: PLATFORM_RIGHT of the calls of release. */
  PlatformRight: tolerated(amount),
  /** Administers the people of a school or of all: /manage is for them. Absent for everybody else. */
  CanManage: tolerated(flag),
  /** Signed in with a password that somebody else gave: all but current, islogin, logout and changepassword answers 403. */
  MustChangePassword: tolerated(flag),
  /**
   * Signed in with the password, and the code of the second factor was not given yet: nothing but Id is told, and all but current,
   * islogin, logout and provesecondfactor answers 403. Comes before MustChangePassword.
   */
  MustProve: tolerated(flag),
  /**
   * Administrators, or all, must have a second factor here, and this one has none: all but current, islogin, logout, secondfactor,
   * beginsecondfactor and confirmsecondfactor answers 403. Comes after MustChangePassword.
   */
  MustEnrol: tolerated(flag),
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

const NOT_TRUE = z.pipe(
  z.unknown(),
  z.transform(() => false),
)

/** GET logout: true; the token is revoked. Whatever else a backend answers is a refusal, which its Message explains. */
export const logout = defineCall({
  method: 'GET',
  path: '/api/user/users/logout',
  summary: '退出登录',
  tag,
  access: 'session',
  data: z.union([z.boolean(), NOT_TRUE]),
})
