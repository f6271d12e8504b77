import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageOf, pageQuestion } from './page.ts'
import { sentText } from './request.ts'
import { amount, bodyId, flag, id, optional, text, time } from './shape.ts'

const tag = '公开发布'

/** What a person may do for all schools. */
export const PLATFORM_RIGHT = { none: 0, reviewer: 1, administrator: 2 } as const

/** Waiting, granted, declined, taken back by who asked, and ended: made the school's own again. */
export const RELEASE_STATUS = { asked: 1, granted: 2, declined: 3, takenBack: 4, ended: 5 } as const

/** Who sees a content: its school, its school while it is asked to be open to all, or all. */
export const RELEASE_STATE = { school: 0, asked: 1, all: 2 } as const

/** The newest first, or the most viewed, downloaded and kept first, by all days. */
export const PUBLISHED_SORT = { newest: 0, views: 1, downloads: 2, favourites: 3 } as const

/** Published: a content with who sees it and how much it is used. */
export const published = z.object({
  Id: id,
  /** 1 course, 2 live course, 3 resource, 4 question. */
  Type: amount,
  Name: text,
  Suffix: text,
  /** From the stage down to the chapter. */
  Place: optional(z.array(z.string())),
  OrgId: id,
  OrgName: text,
  TeacherName: text,
  CreateTime: time,
  UpdateTime: time,
  IsWithdrawn: flag,
  /** Withdrawn by its teacher, not taken down by somebody else. */
  IsOwnWithdrawal: flag,
  /** Why it was withdrawn; empty where none was given. */
  WithdrawReason: text,
  /** Of the last version of a resource that was not seen: 1 waits, 3 was returned; 0 for neither. As VERSION_STATUS. */
  VersionStatus: amount,
  VersionReason: text,
  /** One of RELEASE_STATE. */
  ReleaseState: amount,
  /** Why the last request was declined or its release ended; empty for neither. */
  Reason: text,
  /** What the one who asks may do now. */
  CanAsk: flag,
  /** The draft of a course or the plan of a live lesson, for whoever may open it in the studio; 0 for none. */
  StudioId: optional(id),
  /** A resource that the one who asks may edit, withdraw or offer again. */
  CanEdit: flag,
  CanWithdraw: flag,
  CanOffer: flag,
  CanTakeBack: flag,
  CanKeep: flag,
  /** In the days that are asked for. */
  ViewCount: amount,
  DownloadCount: amount,
  FavoriteCount: amount,
  CommentCount: amount,
  /** Who learned in it, each person once. */
  LearnerCount: amount,
})

/**
 * POST getpublished (ours, R-wire-11): what the user has published, withdrawn things too; with OrgId what that school has of its
 * own, 403 for who may not review there. Type 0 for any; Days for the figures, 0 for all that is known; Sort as PUBLISHED_SORT.
 */
export const getPublished = defineCall({
  method: 'POST',
  path: '/api/user/release/getpublished',
  summary: '我发布的内容',
  tag,
  access: 'session',
  again: 'asks',
  kept: true,
  body: z.object({
    ...pageQuestion,
    OrgId: z.optional(bodyId),
    Type: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
    Days: z.optional(z.int().check(z.minimum(0), z.maximum(366))),
    Sort: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  }),
  data: pageOf(published),
})

const one = z.object({ Id: bodyId })
const reason = z.optional(sentText(z.trim(), z.maxLength(500)))

/**
 * POST askrelease (ours): asks that a content of a school be open to all; for its teacher and the reviewers of its school. 404 for
 * what is not theirs, 409 while it is asked already, open to all, or withdrawn.
 */
export const askRelease = defineCall({
  method: 'POST',
  path: '/api/user/release/askrelease',
  summary: '申请公开',
  tag,
  access: 'session',
  body: one,
  data: z.boolean(),
})

/** POST takebackrelease (ours): takes the request for a content back. 404 for what is not theirs, 409 where none waits. */
export const takeBackRelease = defineCall({
  method: 'POST',
  path: '/api/user/release/takebackrelease',
  summary: '撤回公开申请',
  tag,
  access: 'session',
  body: one,
  data: z.boolean(),
})

/**
 * POST endrelease (ours): makes a content that was released its school's own again; for its teacher, the reviewers of its school and
 * the platform's, who give a reason of at least 4 characters. 404 for what is not theirs, 409 for what was not released.
 */
export const endRelease = defineCall({
  method: 'POST',
  path: '/api/user/release/endrelease',
  summary: '恢复为仅本校可见',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Reason: reason }),
  data: z.boolean(),
})

/** ReleaseRequest: that a content be open to all, as the platform's reviewers see it. */
export const releaseRequest = z.object({
  Id: id,
  /** Grows with every change: what is decided is what was seen. */
  RowVersion: amount,
  /** One of RELEASE_STATUS. */
  Status: amount,
  ContentId: id,
  Type: amount,
  Name: text,
  Summary: text,
  Place: optional(z.array(z.string())),
  OrgName: text,
  TeacherName: text,
  UserName: text,
  AskTime: time,
  Reason: text,
  DeciderName: text,
  DecideTime: time,
  IsWithdrawn: flag,
  /** Asked by the one who looks, or a content of theirs: others decide. */
  IsOwn: flag,
})

/**
 * POST getreleases (ours): requests of all schools; those that wait the longest first, others the last decided first. Status 0 for
 * any. 403 without the platform's right to review.
 */
export const getReleases = defineCall({
  method: 'POST',
  path: '/api/user/release/getreleases',
  summary: '公开申请列表',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({
    ...pageQuestion,
    Status: z.optional(z.int().check(z.minimum(0), z.maximum(5))),
  }),
  data: pageOf(releaseRequest),
})

/**
 * POST decideRelease (ours): Status 2 opens the content to all, 3 declines with a reason of at least 4 characters. 403 without the
 * platform's right to review and for what is one's own, 404 for no such request, 409 when it was decided, taken back or withdrawn
 * meanwhile.
 */
export const decideRelease = defineCall({
  method: 'POST',
  path: '/api/user/release/deciderelease',
  summary: '审核公开申请',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    RowVersion: z.int(),
    Status: z.int().check(z.minimum(2), z.maximum(3)),
    Reason: reason,
  }),
  data: z.boolean(),
})
