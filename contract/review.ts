import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fileItem } from './content.ts'
import { pageOf, pageQuestion, scopeQuestion } from './page.ts'
import { sentText } from './request.ts'
import { placeFields, schoolFile } from './school-file.ts'
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

/** Why a file was rejected or taken down: 内容质量差, 题文不符, 归类错误, 重复上传, 版权不明, 含广告, 其它 (needs words of at least 4 characters). */
export const REJECT_REASON = {
  poor: 1,
  mismatch: 2,
  misplaced: 3,
  duplicate: 4,
  copyright: 5,
  advertising: 6,
  other: 7,
} as const

/** Which requests are listed: those a reviewer of the school decides, or the user's own. */
export const SHARE_VIEW = { review: 1, mine: 2 } as const

export const SHARE_SORT = { oldest: 0, latest: 1, lastDecided: 2 } as const

/** Seconds in which a decision can be taken back by who made it. */
export const UNDO_SECONDS = 10

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

/** A decision on one request, by what was seen of it. */
const seen = z.object({ Id: bodyId, RowVersion: bodyId })
const someSeen = z.array(seen).check(z.minLength(1), z.maxLength(100))

const failed = z.object({
  Id: id,
  /** 404 no such request of this school, 403 one's own, 409 decided meanwhile or changed, 400 the place does not fit. */
  Code: amount,
  Message: text,
  /** The reviewer who decided it meanwhile; empty for none. */
  VerifyUserName: text,
})

const decided = z.object({
  Succeeded: optional(z.array(z.int())),
  Failed: optional(z.array(failed)),
  /** The new versions of what succeeded. */
  Items: optional(z.array(z.object({ Id: id, RowVersion: amount }))),
  /** Until when it can be undone; empty where it cannot. */
  UndoUntil: time,
})

const orgInPath = z.object({ orgId: queryNumber })

/**
 * POST {orgId}/VerifyUserShare: approves (Status 2) or rejects (3) requests, each by itself: what fails is named, the
 * rest is done. Patch corrects before an approval: a place in it (any of its ids but 0) replaces the whole place that was asked,
 * a TagId the tag. An approved file is in the library at once, with the bytes that were
 * shared. Reviewers do not decide on what they shared themselves: such an item fails with 403. 403 without the right to review for
 * this school.
 */
export const verifyUserShare = defineCall({
  method: 'POST',
  path: '/api/user/schoolFile/:orgId/VerifyUserShare',
  summary: '审核共享',
  tag,
  access: 'session',
  params: orgInPath,
  body: z.object({
    Items: someSeen,
    Status: z.int().check(z.minimum(2), z.maximum(3)),
    ReasonCode: z.optional(z.int().check(z.minimum(0), z.maximum(7))),
    Reason: z.optional(sentText(z.trim(), z.maxLength(500))),
    Patch: z.optional(z.nullable(z.object({ ...scopeQuestion, TagId: z.optional(bodyId) }))),
  }),
  data: decided,
})

/**
 * POST {orgId}/TakeDownUserShare (ours): Status 5 takes approved files out of the library, for a reason (as of a rejection) or,
 * where its owner asks for it, also without one; 2 declines what owners ask for, in words. Each by itself, as VerifyUserShare;
 * 409 also for a file that a newer version has replaced. It cannot be taken back: the file is shared again.
 */
export const takeDownUserShare = defineCall({
  method: 'POST',
  path: '/api/user/schoolFile/:orgId/TakeDownUserShare',
  summary: '下架资料',
  tag,
  access: 'session',
  params: orgInPath,
  body: z.object({
    Items: someSeen,
    Status: z.int().check(z.minimum(2), z.maximum(5)),
    ReasonCode: z.optional(z.int().check(z.minimum(0), z.maximum(7))),
    Reason: z.optional(sentText(z.trim(), z.maxLength(500))),
  }),
  data: decided,
})

/** POST {orgId}/UndoVerifyUserShare (ours, R-wire-11): takes one's own decisions back within UNDO_SECONDS; the requests are 待审核 again. 409 too late or not one's own. */
export const undoVerifyUserShare = defineCall({
  method: 'POST',
  path: '/api/user/schoolFile/:orgId/UndoVerifyUserShare',
  summary: '撤销审核',
  tag,
  access: 'session',
  params: orgInPath,
  body: z.object({ Items: someSeen }),
  data: decided,
})

/**
 * POST GetVerifyUserShare: requests, a page at a time. View 1: of a school that the user reviews (403 without the right);
 * 2: the user's own, OrgId 0 for all schools. Status 0 for all; Sort as SHARE_SORT; Keyword in the file's name and in who
 * shares. StatusCounts: of every state, whatever Status is asked.
 */
export const getVerifyUserShare = defineCall({
  method: 'POST',
  path: '/api/user/schoolFile/GetVerifyUserShare',
  summary: '共享申请',
  tag,
  access: 'session',
  body: z.object({
    ...pageQuestion,
    ...scopeQuestion,
    OrgId: z.optional(bodyId),
    Status: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
    View: z.optional(z.int().check(z.minimum(1), z.maximum(2))),
    TagId: z.optional(bodyId),
  }),
  data: z.extend(pageOf(shareRequest), {
    StatusCounts: optional(z.array(z.object({ Status: amount, Count: amount }))),
  }),
})

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

/** Why a file of the library is similar. */
export const SIMILARITY = { sameContent: 1, sameName: 2, nearName: 3 } as const

/** GET GetSimilarSchoolFile (ours): up to 10 files of the school's library that a request may repeat, nearest first. For its reviewers. */
export const getSimilarSchoolFiles = defineCall({
  method: 'GET',
  path: '/api/user/schoolFile/GetSimilarSchoolFile',
  summary: '相似的已有资源',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber }),
  data: z.array(z.object({ Kind: amount, File: schoolFile })),
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
  body: seen,
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
  body: z.extend(seen, { Reason: sentText(z.trim(), z.maxLength(500)) }),
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
