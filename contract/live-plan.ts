import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { thingKey } from './course-document.ts'
import { livePlanDocument } from './live-plan-document.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentOnce, sentText } from './request.ts'
import { amount, bodyId, flag, id, idName, optional, queryNumber, text, time } from './shape.ts'
import { studioFile, studioQuestion } from './studio.ts'

const tag = '直播工作室'

const state = {
  Id: id,
  /** DRAFT_STATUS of the studio. */
  Status: amount,
  /** Grows with every save and every act. */
  Revision: amount,
  /** How often it was published; 0 for never. */
  Version: amount,
  /** The live course that learners see; 0 for none. */
  ContentId: amount,
  /** Why it was returned; empty for none. */
  Reason: text,
  UpdateTime: time,
  OrgId: id,
  OrgName: text,
  OwnerName: text,
}

const livePlanCard = z.object({
  ...state,
  Name: text,
  StartTime: time,
  Minutes: amount,
  SessionCount: amount,
})

/** A lesson as it is published. */
const planOccurrence = z.object({
  Key: text,
  SectionId: id,
  Name: text,
  StartTime: time,
  EndTime: time,
  /** 1 预告, 2 直播中, 3 已结束, 4 回放. */
  LiveStatus: amount,
  IsCancelled: flag,
  CancelReason: text,
  ReserveCount: amount,
  HasReplay: flag,
})

/** A plan whole, with what it names, its lessons as published, and what of it the asker may do now. */
export const livePlan = z.object({
  ...state,
  Document: livePlanDocument,
  Files: optional(z.array(studioFile)),
  Questions: optional(z.array(studioQuestion)),
  Teachers: optional(z.array(idName)),
  Occurrences: optional(z.array(planOccurrence)),
  /** Other published lessons of its teachers at the same time; Key of the lesson of this plan. */
  Clashes: optional(z.array(z.object({ Key: text, TeacherName: text, Name: text, StartTime: time }))),
  Rights: z.object({
    Edit: flag,
    Submit: flag,
    Recall: flag,
    Publish: flag,
    Return: flag,
    Discard: flag,
    Delete: flag,
    /** Call lessons off and undo it, and publish a replay. */
    Cancel: flag,
  }),
})

const planId = z.object({ Id: bodyId })
const seen = z.object({ Id: bodyId, Revision: bodyId })
const reason = sentText(z.trim(), z.maxLength(500))

/** POST getliveplans: a page of one's own plans, or (Review, with OrgId) those of a school that were ever handed in: 403 without the right. */
export const getLivePlans = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/getliveplans',
  summary: '直播计划列表',
  tag,
  access: 'session',
  again: 'asks',
  kept: true,
  body: z.object({ ...pageQuestion, Review: z.optional(z.boolean()), OrgId: z.optional(bodyId) }),
  data: pageOf(livePlanCard),
})

/** POST createliveplan: for a school that the user belongs to; the same ClientId makes one. 403 for another school, 507 for too many. */
export const createLivePlan = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/createliveplan',
  summary: '新建直播',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({ OrgId: bodyId, Name: sentText(z.trim(), z.maxLength(200)), ClientId: sentOnce() }),
  data: livePlan,
})

/** GET getliveplan: 404 for one that is not there or not theirs. */
export const getLivePlan = defineCall({
  method: 'GET',
  path: '/api/user/livestudio/getliveplan',
  summary: '直播计划',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: livePlan,
})

/**
 * POST saveliveplan: the whole plan over the Revision that the client had; the same IntentId again answers how it is. 409 over another
 * revision or while it is in review, 403 for a file that is not theirs.
 */
export const saveLivePlan = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/saveliveplan',
  summary: '保存直播计划',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({ Id: bodyId, Revision: bodyId, IntentId: sentOnce(), Document: livePlanDocument }),
  data: livePlan,
})

/** POST submitliveplan: for review, after which it is not changed. 409 for a Revision that is not the newest, 400 for a plan with faults. */
export const submitLivePlan = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/submitliveplan',
  summary: '提交直播审核',
  tag,
  access: 'session',
  body: seen,
  data: livePlan,
})

/** POST recallliveplan: takes a plan back from review. 409 for one that is not in review. */
export const recallLivePlan = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/recallliveplan',
  summary: '撤回直播提交',
  tag,
  access: 'session',
  body: planId,
  data: livePlan,
})

/** POST returnliveplan: a reviewer of the school returns a plan in review, with a reason of at least 4 characters. */
export const returnLivePlan = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/returnliveplan',
  summary: '退回直播计划',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Reason: reason }),
  data: livePlan,
})

/**
 * POST publishliveplan: makes it the live course that learners see; by a reviewer of the school. Who reserved is told of what changed, and their
 * reservations move with the lessons. 400 for a plan with faults, 409 for a Revision that is not the newest and where lessons that began would change.
 */
export const publishLivePlan = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/publishliveplan',
  summary: '发布直播',
  tag,
  access: 'session',
  body: seen,
  data: livePlan,
})

/** POST discardliveplanchanges: the plan is as it was published last. 409 where there is nothing to discard. */
export const discardLivePlanChanges = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/discardliveplanchanges',
  summary: '放弃直播修改',
  tag,
  access: 'session',
  body: planId,
  data: livePlan,
})

/** POST deleteliveplan: one that was never published. 409 for any other. */
export const deleteLivePlan = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/deleteliveplan',
  summary: '删除直播计划',
  tag,
  access: 'session',
  body: planId,
  data: z.boolean(),
})

/** Key of a lesson; absent for all that are still to come. */
const ofLessons = { Id: bodyId, Key: z.optional(thingKey) }

/** POST cancellive: a published lesson, or all to come, will not take place; who reserved is told why. 409 for one that began. */
export const cancelLive = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/cancellive',
  summary: '取消直播',
  tag,
  access: 'session',
  body: z.object({ ...ofLessons, Reason: reason }),
  data: livePlan,
})

/** POST restorelive: what was called off takes place after all; who reserved is told. 409 after it would have begun. */
export const restoreLive = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/restorelive',
  summary: '恢复直播',
  tag,
  access: 'session',
  body: z.object(ofLessons),
  data: livePlan,
})

/** POST publishreplay: a film of the user's own is the replay of a lesson that is over. 404 for no film of theirs, 409 before the lesson is over. */
export const publishReplay = defineCall({
  method: 'POST',
  path: '/api/user/livestudio/publishreplay',
  summary: '发布回放',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Key: thingKey, PrivateFileId: bodyId }),
  data: livePlan,
})
