import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentText } from './request.ts'
import { amount, bodyId, flag, id, idName, optional, queryNumber, text, time } from './shape.ts'

const tag = '人员管理'

/** Which people a list has: any, who may sign in, who is disabled, and who has not chosen a password yet. */
export const PEOPLE_SHOWN = { any: 0, active: 1, disabled: 2, firstPassword: 3 } as const

/** A role as a person gets it: the flags and menus that the current user has (R-session-14). */
export const givenRole = z.object({
  Id: id,
  Name: text,
  LjzkIsShow: flag,
  IsResoure: flag,
  ZjIsShow: flag,
  Menus: optional(
    z.array(
      z.object({
        Name: text,
        Items: z.array(z.object({ Name: text, Parameter: text })),
      }),
    ),
  ),
})

/**
 * GET getmanaged (ours, R-wire-11): what the one who asks may administer: all schools for the platform's administrators, their own
 * for a school's, and the roles that people may get. 403 for everybody else.
 */
export const getManaged = defineCall({
  method: 'GET',
  path: '/api/user/manage/getmanaged',
  summary: '可以管理的学校和角色',
  tag,
  access: 'session',
  data: z.object({
    IsPlatform: flag,
    Schools: z.array(idName),
    Roles: z.array(givenRole),
  }),
})

/** Person of a list. */
export const listedPerson = z.object({
  Id: id,
  Name: text,
  /** The account; empty for authors who never sign in. */
  Mobile: text,
  Title: text,
  RoleName: text,
  /** Of the schools that the one who asks administers. */
  SchoolNames: optional(z.array(z.string())),
  IsDisabled: flag,
  /** Has not chosen a password since one was given. */
  IsFirstPassword: flag,
  /** Asked for the account and its data to be erased, which waits. */
  IsLeaving: flag,
  /** Administers all schools, or one of those that are seen. */
  IsAdministrator: flag,
})

/** The latest of them are listed; who is not among them is found by a name, an account or a school (docs/decisions/0429). */
export const MAX_PEOPLE_LISTED = 10_000

/**
 * POST getpeople (ours): the people of the schools that the one who asks administers, the latest first. Keyword: the beginning of
 * an account, its last four or eight digits, a part of a name, or its pinyin or initials. OrgId 0 for all these schools; Shown as
 * PEOPLE_SHOWN. TotalCount is exact, and pages go as far as MAX_PEOPLE_LISTED: 400 beyond. 403 for who administers nothing, or not that school.
 */
export const getPeople = defineCall({
  method: 'POST',
  path: '/api/user/manage/getpeople',
  summary: '人员列表',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({
    ...pageQuestion,
    OrgId: z.optional(bodyId),
    Shown: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  }),
  data: pageOf(listedPerson),
})

/** A school of a person, with the rights there. */
export const heldSchool = z.object({
  Id: id,
  Name: text,
  IsCanVerify: flag,
  CanAdminister: flag,
})

/** GET getperson (ours): one person as an administrator sees them. 404 for who is in none of the schools one administers. */
export const getPerson = defineCall({
  method: 'GET',
  path: '/api/user/manage/getperson',
  summary: '人员详情',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber }),
  data: z.object({
    Id: id,
    /** Grows with every change: what is changed is what was seen. */
    RowVersion: amount,
    Name: text,
    Mobile: text,
    Title: text,
    /** 0 for none. */
    RoleId: amount,
    /** PLATFORM_RIGHT of the calls of release. */
    PlatformRight: amount,
    IsDisabled: flag,
    IsFirstPassword: flag,
    /** Gives a code besides the password when signing in. */
    HasSecondFactor: flag,
    /** Those that the one who asks administers. */
    Schools: z.array(heldSchool),
    /** Belongs to further schools, which the one who asks does not administer. */
    IsElsewhere: flag,
    /** The one who asks. */
    IsSelf: flag,
    /** What the one who asks may do: change name, title and role; end and give access. */
    CanEdit: flag,
    CanDisable: flag,
    CanReset: flag,
    /** Bytes of own files, those in the bin too, and the room for them. */
    UsedSize: amount,
    QuotaSize: amount,
    /** The person's own room in GB of 1024³ bytes; 0 for that of the schools, or of everybody. */
    QuotaGigabytes: amount,
    /** Open sessions. */
    DeviceCount: amount,
    /** When the person was last heard of; empty for not within the sessions that are kept. */
    SeenTime: time,
  }),
})

const name = sentText(z.trim(), z.minLength(1), z.maxLength(40))
/** GB of 1024³ bytes; 0 for none of one's own. */
export const quotaGigabytes = z.int().check(z.minimum(0), z.maximum(10_000))

const title = sentText(z.trim(), z.maxLength(40))
const schools = z
  .array(z.object({ Id: bodyId, IsCanVerify: z.boolean(), CanAdminister: z.boolean() }))
  .check(z.maxLength(50))

/**
 * POST saveperson (ours): Schools replace those of the person that the one who asks administers; others stay. 403 for name, title,
 * role or a right that the one who asks may not change, and where one's own right to administer would go; 404 for who is not seen,
 * 409 where the person changed since RowVersion was read.
 */
export const savePerson = defineCall({
  method: 'POST',
  path: '/api/user/manage/saveperson',
  summary: '修改人员',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    RowVersion: z.int(),
    Name: name,
    Title: title,
    RoleId: bodyId,
    PlatformRight: z.int().check(z.minimum(0), z.maximum(2)),
    /** Left out it stays. Another one is for the platform's administrators to give. */
    QuotaGigabytes: z.optional(quotaGigabytes),
    Schools: schools,
  }),
  data: z.boolean(),
})

/**
 * POST setpersondisabled (ours): from then on every session of the person is over and no sign-in succeeds, or one may again.
 * Repeated it is answered alike. 403 for oneself and for who may not, 404, 409 as for saveperson.
 */
export const setPersonDisabled = defineCall({
  method: 'POST',
  path: '/api/user/manage/setpersondisabled',
  summary: '停用或恢复账号',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, RowVersion: z.int(), IsDisabled: z.boolean() }),
  data: z.boolean(),
})

/**
 * POST resetpersonpassword (ours): a first password, told this once; every session of the person is over, and the next one answers
 * nothing until another password was chosen. 403, 404 and 409 as for setpersondisabled.
 */
export const resetPersonPassword = defineCall({
  method: 'POST',
  path: '/api/user/manage/resetpersonpassword',
  summary: '重置密码',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, RowVersion: z.int() }),
  data: z.object({ Password: z.string() }),
})

/**
 * POST removepersonsecondfactor (ours): for whoever lost both the telephone and the recovery codes; every session of the person is over,
 * and the next sign-in asks for the password alone. Repeated it is answered alike. 403, 404 and 409 as for resetpersonpassword.
 */
export const removePersonSecondFactor = defineCall({
  method: 'POST',
  path: '/api/user/manage/removepersonsecondfactor',
  summary: '关闭他人的动态码',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, RowVersion: z.int() }),
  data: z.boolean(),
})

/**
 * POST addperson (ours): an account with a first password, told this once. Mobile: eleven digits beginning with 1. 400 for another
 * Mobile and for no school of one's own, 403 for a right that the one who asks may not give, 409 for an account that there is.
 */
export const addPerson = defineCall({
  method: 'POST',
  path: '/api/user/manage/addperson',
  summary: '添加人员',
  tag,
  access: 'session',
  body: z.object({
    Mobile: sentText(z.trim(), z.minLength(1), z.maxLength(40)),
    Name: name,
    Title: title,
    RoleId: bodyId,
    Schools: schools,
  }),
  data: z.object({ Id: id, Password: z.string() }),
})
