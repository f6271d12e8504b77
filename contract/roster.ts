import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageQuestion } from './page.ts'
import { amount, bodyId, flag, id, mayBeNone, optional, queryNumber, text, time } from './shape.ts'

const tag = '人员管理'

/** The field of the multipart body that holds a roster. */
export const ROSTER_FILE_FIELD = 'upfile'

/** Bytes that a roster may have. */
export const MAX_ROSTER_BYTES = 10 * 1024 * 1024

/** The life of an import: compared with who is there, being applied, applied. */
export const ROSTER_STATE = { compared: 1, applying: 2, applied: 3 } as const

/** What a roster says of somebody: no account yet, another now, not in it any more, to be looked at, not to be read. */
export const ROSTER_KIND = { added: 1, changed: 2, gone: 3, doubtful: 4, refused: 5 } as const

/** What would become another of somebody. */
export const ROSTER_FIELD = {
  name: 1,
  title: 2,
  role: 3,
  school: 4,
  review: 5,
  access: 6,
  mobile: 7,
} as const

/** What became of a line: nothing yet, done, or left because somebody was faster or it is not one's right. */
export const ROSTER_OUTCOME = { none: 0, done: 1, left: 2 } as const

export const rosterSummary = z.object({
  Id: id,
  FileName: text,
  /** ROSTER_STATE. */
  State: amount,
  CreateTime: time,
  /** What was put right in the file, and what of it has no place here. */
  Remarks: optional(z.array(z.string())),
  /** People of whom it says what is so already. */
  SameCount: amount,
  Kinds: optional(z.array(z.object({ Kind: id, Total: amount, Chosen: amount }))),
  /** Of those that are chosen. */
  DoneCount: amount,
  LeftCount: amount,
  /** First passwords are still told by the report. */
  HasPasswords: flag,
})

/** One person of a roster, or of the school and not in it. */
export const rosterEntry = z.object({
  Id: id,
  Kind: id,
  /** Where it stands in the file; empty for who is not in it. */
  Place: text,
  Name: text,
  Mobile: text,
  Title: text,
  RoleName: text,
  SchoolNames: optional(z.array(z.string())),
  /** Field as ROSTER_FIELD; From and To in words, empty for none. */
  Changes: optional(z.array(z.object({ Field: id, From: text, To: text }))),
  /** Why it is doubtful or cannot be read, or why it was left. */
  Reasons: optional(z.array(z.string())),
  IsChosen: flag,
  /** Who has the same name in the school and another number, which may have become this one: asked, and chosen one by one. */
  Namesakes: optional(z.array(z.object({ Id: id, Mobile: text }))),
  /** Which of them it is; 0 for somebody else. */
  SameAs: amount,
  /** ROSTER_OUTCOME. */
  Outcome: amount,
})

/**
 * POST compareroster (ours, R-wire-11): a roster (xlsx, or CSV in UTF-8, UTF-16 or GB 18030) as the multipart field `upfile`, read and
 * compared with who is there; nothing is changed. OrgId: the school of lines that name none. It takes the place of one's last
 * roster. 403 for who administers nothing, 400 for a file without names and numbers, 409 while another one of one's own is being applied.
 */
export const compareRoster = defineCall({
  method: 'POST',
  path: '/api/user/manage/compareroster',
  summary: '比对名册',
  tag,
  access: 'session',
  query: z.object({ OrgId: z.optional(queryNumber) }),
  data: rosterSummary,
})

/** GET getroster (ours): one's own roster that is open, with how far it is; null for none. 403 as for compareroster. */
export const getRoster = defineCall({
  method: 'GET',
  path: '/api/user/manage/getroster',
  summary: '正在导入的名册',
  tag,
  access: 'session',
  data: z.object({ Roster: mayBeNone(rosterSummary) }),
})

/** POST getrosterentries (ours): the entries of one kind in the order of the file. 404 for what is not one's own. */
export const getRosterEntries = defineCall({
  method: 'POST',
  path: '/api/user/manage/getrosterentries',
  summary: '名册比对结果',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({
    Id: bodyId,
    Kind: bodyId,
    PageIndex: pageQuestion.PageIndex,
    PageSize: pageQuestion.PageSize,
  }),
  data: pageOf(rosterEntry),
})

/**
 * POST chooseroster (ours): what is to be applied. Entries: which ones, none for all of the kind but those who have a namesake. SameAs
 * answers for one entry which of its Namesakes it is, 0 that it is somebody else; whoever has a new number so is not chosen as gone nor by
 * another entry. 400 for a SameAs that is none of them, 404, 409 once it is being applied.
 */
export const chooseRoster = defineCall({
  method: 'POST',
  path: '/api/user/manage/chooseroster',
  summary: '选择要应用的名册内容',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    Kind: bodyId,
    Entries: z.array(bodyId).check(z.maxLength(200)),
    IsChosen: z.boolean(),
    SameAs: z.optional(bodyId),
  }),
  data: rosterSummary,
})

/**
 * POST applyroster (ours): applies the next of what is chosen, for half a second; asked again until State is applied, from
 * wherever it was left. Each line is done whole or left with its reason. 404 for what is not one's own.
 */
export const applyRoster = defineCall({
  method: 'POST',
  path: '/api/user/manage/applyroster',
  summary: '应用名册',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: rosterSummary,
})

/** GET getrosterreport (ours): every entry with what became of it, and the first passwords until it is closed or a day has passed. 404. */
export const getRosterReport = defineCall({
  method: 'GET',
  path: '/api/user/manage/getrosterreport',
  summary: '名册导入报告',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber }),
  data: z.object({ Items: optional(z.array(z.object({ ...rosterEntry.shape, Password: text }))) }),
})

/** POST closeroster (ours): puts a roster away, with its first passwords. Repeated it is answered alike. 409 while it is being applied. */
export const closeRoster = defineCall({
  method: 'POST',
  path: '/api/user/manage/closeroster',
  summary: '收起名册',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: z.boolean(),
})
