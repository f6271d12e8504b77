import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageQuestion, scopeQuestion } from './page.ts'
import { sentText } from './request.ts'
import { schoolFile } from './school-file.ts'
import { amount, bodyId, id, optional, queryNumber, text, time } from './shape.ts'
import { seenRequest, shareRequest } from './share.ts'

const tag = '共享与审核'

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

const someSeen = z.array(seenRequest).check(z.minLength(1), z.maxLength(100))

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
  again: 'asks',
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
