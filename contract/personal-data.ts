import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { wirePassword } from './password.ts'
import { sentText } from './request.ts'
import { factorCode } from './second-factor.ts'
import { amount, bodyId, flag, id, queryNumber, text, time } from './shape.ts'

const tag = '个人数据'

/** How far the file with a person's data is. */
export const DATA_FILE_STATE = { none: 0, making: 1, ready: 2, failed: 3 } as const

/** Why an account may not be given up just now. */
export const ERASURE_OBSTACLE = {
  none: 0,
  /** It is somebody else's and the one who asks may not, or has no account of its own. */
  noRight: 1,
  /** Nobody else administers all schools. */
  lastPlatformAdministrator: 2,
  /** Nobody else administers one of its schools. */
  lastSchoolAdministrator: 3,
} as const

/**
 * GET getpersonaldata (ours, R-wire-11): what is made and planned with a person's data. UserId 0 or absent: of the one who asks.
 * 404 for who is not seen by the one who asks, or whose data was erased. R-personal-data-1.
 */
export const getPersonalData = defineCall({
  method: 'GET',
  path: '/api/user/personaldata/getpersonaldata',
  summary: '个人数据的导出和注销情况',
  tag,
  access: 'session',
  query: z.object({ UserId: z.optional(queryNumber) }),
  data: z.object({
    UserId: id,
    Name: text,
    IsSelf: flag,
    /** One of DATA_FILE_STATE. */
    FileState: amount,
    /** Percent, while it is made. */
    Progress: amount,
    /** Bytes of a file that is ready. */
    Size: amount,
    /** When it was made, and when it goes; empty for none. */
    MadeTime: time,
    ExpiryTime: time,
    /** From when on the data is erased; empty while nobody asked for it. */
    ErasureTime: time,
    /** Days between asking and erasing. */
    WaitDays: amount,
    /** One of ERASURE_OBSTACLE. */
    Obstacle: amount,
    /** Whether the one who asks may have a file made, here: of oneself, or as an administrator of the account. */
    CanExport: flag,
  }),
})

/**
 * POST exportpersonaldata (ours): has a zip made of all that is kept of a person, in the background; asked again while it is made,
 * it is made once. UserId 0 for the one who asks. 403 for an account that one may not change, 404 as for getpersonaldata.
 */
export const exportPersonalData = defineCall({
  method: 'POST',
  path: '/api/user/personaldata/exportpersonaldata',
  summary: '导出个人数据',
  tag,
  access: 'session',
  body: z.object({ UserId: bodyId }),
  data: z.boolean(),
})

/** GET getpersonaldatafile (ours): an address of the zip that holds for hours. 403 and 404 as above, 404 also where there is none. */
export const getPersonalDataFile = defineCall({
  method: 'GET',
  path: '/api/user/personaldata/getpersonaldatafile',
  summary: '下载个人数据',
  tag,
  access: 'session',
  query: z.object({ UserId: z.optional(queryNumber) }),
  data: z.object({ Url: z.string() }),
})

/**
 * POST erasepersonaldata (ours): the account is locked at once, in every session, and its data is erased when the days of waiting
 * are over; Data is that time. Password: of the one who asks. Repeated it is answered alike. 400 another password, 403 for
 * whom one may not erase, 409 for the last administrator, 423 after repeated failures. R-personal-data-3.
 */
export const erasePersonalData = defineCall({
  method: 'POST',
  path: '/api/user/personaldata/erasepersonaldata',
  summary: '申请注销账号',
  tag,
  access: 'session',
  body: z.object({ UserId: bodyId, Password: wirePassword }),
  data: z.object({ ErasureTime: z.string() }),
})

/** POST keeppersonaldata (ours): an administrator takes a wish to erase back. 403 and 404 as above, 409 where it is too late. */
export const keepPersonalData = defineCall({
  method: 'POST',
  path: '/api/user/personaldata/keeppersonaldata',
  summary: '撤回注销申请',
  tag,
  access: 'session',
  body: z.object({ UserId: bodyId }),
  data: z.boolean(),
})

/**
 * POST keepaccount (ours): whoever gave the account up takes that back, with account and password, since no sign-in succeeds
 * meanwhile. 400 and 423 as for login; an account that nobody gave up is answered alike. 409 where the account has a second factor
 * and Code is missing: it is sent again with it; 400, 409 and 423 as for provesecondfactor then.
 */
export const keepAccount = defineCall({
  method: 'POST',
  path: '/api/user/personaldata/keepaccount',
  summary: '撤回自己的注销申请',
  tag,
  access: 'public',
  body: z.object({
    Mobile: sentText(z.minLength(1), z.maxLength(64)),
    Password: wirePassword,
    UserKey: sentText(z.maxLength(128)),
    Code: z.optional(factorCode),
  }),
  data: z.boolean(),
})
