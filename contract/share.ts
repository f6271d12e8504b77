import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fileItem } from './content.ts'
import { scopeQuestion } from './page.ts'
import { sentText } from './request.ts'
import { placeFields } from './school-file.ts'
import { amount, bodyId, flag, id, idName, optional, queryNumber, text, time } from './shape.ts'

const tag = '共享与审核'

/** takenDown: was approved and is out of the library again; removing: still there, and its owner asks for it to be taken down. */
export const SHARE_STATUS = {
  pending: 1,
  approved: 2,
  rejected: 3,
  withdrawn: 4,
  takenDown: 5,
  removing: 6,
} as const

/** ShareRequest: a file of a teacher's, its bytes pinned, on its way into a school's library. */
export const shareRequest = z.object({
  Id: id,
  OrgId: id,
  OrgName: text,
  /** The pinned bytes, under the name they were shared by; Id is that of the owner's file, 0 once that is gone. */
  File: fileItem,
  ...placeFields,
  /** The note of who shares. */
  Remark: text,
  ApplyUserId: amount,
  ApplyUserName: text,
  ApplyTime: time,
  /** As SHARE_STATUS. */
  Status: amount,
  /** As REJECT_REASON; 0 for none. */
  ReasonCode: amount,
  /** Of what Status says: why it was rejected or taken down, why its owner asks for that, or (approved) why that was declined. */
  Reason: text,
  /** When its owner last asked for it to be taken down; empty for never. */
  AskTime: time,
  VerifyUserName: text,
  VerifyTime: time,
  /** Grows with every change; sent back with a decision. */
  RowVersion: amount,
  /** What the school's library has already with the same bytes or the same name. */
  Similar: optional(z.array(idName)),
  /** Of an approved one: the school's file; 0 for none. */
  ContentId: amount,
  /** How often the file was shared with the school before. */
  Attempt: amount,
})

/** A request as it was seen: what changed since is an objection. */
export const seenRequest = z.object({ Id: bodyId, RowVersion: bodyId })

/**
 * GET GetShareRequest (ours): one request, by its Id or by ContentId, the file of a school's library that it became and still
 * is; for a reviewer of its school and for who shared. 404 for anybody else.
 */
export const getShareRequest = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetShareRequest',
  summary: '一项共享申请',
  tag,
  access: 'session',
  query: z.object({ Id: z.optional(queryNumber), ContentId: z.optional(queryNumber) }),
  data: shareRequest,
})

export const SHARE_EVENT = {
  applied: 1,
  approved: 2,
  rejected: 3,
  withdrawn: 4,
  undone: 5,
  corrected: 6,
  removalAsked: 7,
  takenDown: 8,
  removalDeclined: 9,
  removalWithdrawn: 10,
  restored: 11,
} as const

/** GET GetShareHistory (ours): all that happened to a file on its way into a school, from its first request on, oldest first. Rights as GetShareRequest. */
export const getShareHistory = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetShareHistory',
  summary: '共享申请的经过',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber }),
  data: z.array(
    z.object({
      Id: id,
      RequestId: id,
      /** As SHARE_EVENT. */
      Kind: amount,
      UserName: text,
      Time: time,
      ReasonCode: amount,
      /** The reason, the note of who shares, or what was corrected (`章节：有理数 → 整式`). */
      Detail: text,
    }),
  ),
})

/**
 * POST ShareFileToSchoolAsync: asks a school to take files into its library; for a file that was rejected, withdrawn or
 * changed since, this is 修改后重新提交. The place needs a stage and a subject. Each file by itself: what fails is named
 * (404 not one's own, 409 待审核 already, or this very content was approved). 403 for a school one does not belong to,
 * 400 for a place that is none.
 */
export const shareFileToSchool = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/ShareFileToSchoolAsync',
  summary: '共享到学校',
  tag,
  access: 'session',
  body: z.object({
    OrgId: bodyId,
    FileIds: z.array(bodyId).check(z.minLength(1), z.maxLength(100)),
    ...scopeQuestion,
    TagId: z.optional(bodyId),
    Remark: z.optional(sentText(z.trim(), z.maxLength(500))),
  }),
  data: z.object({
    Requests: optional(z.array(z.object({ Id: id, FileId: amount, Status: amount }))),
    Failed: optional(z.array(z.object({ FileId: amount, Code: amount, Message: text }))),
  }),
})

/**
 * POST WithdrawShare (ours): takes one's own request back while it is 待审核, or one's wish to have a file taken down (it is
 * 已通过 again). 404 not one's own, 409 decided meanwhile (Message names by whom).
 */
export const withdrawShare = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/WithdrawShare',
  summary: '撤回共享',
  tag,
  access: 'session',
  body: seenRequest,
  data: shareRequest,
})

/**
 * POST AskTakeDown (ours): asks the school to take one's own approved file out of its library; a reviewer decides. Reason: at
 * least 4 characters. 404 not one's own, 409 not in the library, changed meanwhile, or a newer version is 待审核.
 */
export const askTakeDown = defineCall({
  method: 'POST',
  path: '/api/user/privateFile/AskTakeDown',
  summary: '申请下架',
  tag,
  access: 'session',
  body: z.extend(seenRequest, { Reason: sentText(z.trim(), z.maxLength(500)) }),
  data: shareRequest,
})

/** GET GetLastShare (ours): the place and tag of the user's last request, to fill in the dialog; zeros before the first. */
export const getLastShare = defineCall({
  method: 'GET',
  path: '/api/user/privateFile/GetLastShare',
  summary: '上次共享的选择',
  tag,
  access: 'session',
  data: z.object({ OrgId: amount, OrgName: text, ...placeFields, HasLast: flag }),
})
