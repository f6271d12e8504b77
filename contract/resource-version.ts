import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fileItem } from './content.ts'
import { pageOf, pageQuestion, scopeQuestion } from './page.ts'
import { sentText } from './request.ts'
import { placeFields } from './school-file.ts'
import { amount, bodyId, flag, id, idName, mayBeNone, queryNumber, text, time } from './shape.ts'

const tag = '资料的版本'

/** Waiting for its review, seen (now or once), returned with a reason, and taken back by who made it. */
export const VERSION_STATUS = { waiting: 1, published: 2, returned: 3, takenBack: 4 } as const

/** What becomes of the cover: it stays, it is drawn, or it is a picture among one's own files. */
export const COVER_CHANGE = { keep: 0, drawn: 1, picture: 2 } as const

/** ResourceVersion: a resource as it is, was, or shall be. */
export const resourceVersion = z.object({
  /** 0 for the resource as it is now. */
  Id: id,
  /** Grows with every change: what is decided is what was seen. */
  RowVersion: amount,
  /** From 1 in the order they were seen; 0 for what never was. */
  Number: amount,
  /** As VERSION_STATUS. */
  Status: amount,
  Name: text,
  /** One sentence. */
  Summary: text,
  /** Paragraphs separated by an empty line; plain text. */
  Introduction: text,
  /** Empty for one that is drawn. */
  CoverUrl: text,
  ...placeFields,
  /** Its bytes, by short-lived addresses. */
  File: mayBeNone(fileItem),
  /** What who made it says of it. */
  Remark: text,
  UserName: text,
  CreateTime: time,
  DeciderName: text,
  DecideTime: time,
  /** Why it was returned. */
  Reason: text,
})

/**
 * GET getresourceversions (ours, R-wire-11): a resource as it is, and all its versions, the newest first; none while it was never
 * edited. For its teacher, the reviewers of its school and, of what is open to all, those of the platform; 404 for anybody else.
 */
export const getResourceVersions = defineCall({
  method: 'GET',
  path: '/api/user/release/getresourceversions',
  summary: '资料的版本',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber }),
  data: z.object({
    ContentId: id,
    OrgId: id,
    OrgName: text,
    TeacherName: text,
    /** The number that is seen now; 0 before the first edit. Sent back with the next. */
    Number: amount,
    IsWithdrawn: flag,
    /** Whether a new version waits for the platform's reviewers; otherwise for those of the school. */
    IsOpen: flag,
    CanEdit: flag,
    /** Whether the one who asks may take back what waits. */
    CanTakeBack: flag,
    /** 课件 教案 学案 试卷 微课 素材, to choose from. */
    Kinds: z.array(idName),
    Current: resourceVersion,
    Versions: z.array(resourceVersion),
  }),
})

const remark = z.optional(sentText(z.trim(), z.maxLength(500)))
const answer = z.object({
  /** What was made. */
  VersionId: id,
  /** Whether it waits for a review; otherwise it is seen at once. */
  IsWaiting: flag,
})

/**
 * POST reviseresource (ours): a new version of a resource. Where only its place or kind changed it is seen at once, otherwise once a
 * reviewer approved it; until then the old one is seen. FileId and CoverFileId of one's own files, FileId 0 for the file as it is.
 * For its teacher and the reviewers of its school. 404 for what is not theirs or a file that is not, 400 for a place that is none or a
 * cover that is no picture, 409 while a version waits, for what was withdrawn, changed since Number, or does not change at all.
 */
export const reviseResource = defineCall({
  method: 'POST',
  path: '/api/user/release/reviseresource',
  summary: '修改资料',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    Number: bodyId,
    Name: sentText(z.trim(), z.minLength(1), z.maxLength(100)),
    Summary: sentText(z.trim(), z.maxLength(300)),
    Introduction: sentText(z.trim(), z.maxLength(20_000)),
    ...scopeQuestion,
    TagId: z.optional(bodyId),
    FileId: z.optional(bodyId),
    Cover: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
    CoverFileId: z.optional(bodyId),
    Remark: remark,
  }),
  data: answer,
})

/** POST restoreresource (ours): a new version like an earlier one, as reviseresource; 404 for a version of another resource. */
export const restoreResource = defineCall({
  method: 'POST',
  path: '/api/user/release/restoreresource',
  summary: '恢复资料的旧版本',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, Number: bodyId, VersionId: bodyId, Remark: remark }),
  data: answer,
})

/** POST takebackversion (ours): takes a version that waits back; for who made it and its teacher. 404 not theirs, 409 decided meanwhile. */
export const takeBackVersion = defineCall({
  method: 'POST',
  path: '/api/user/release/takebackversion',
  summary: '撤回资料的新版本',
  tag,
  access: 'session',
  body: z.object({ VersionId: bodyId }),
  data: z.boolean(),
})

/** A version that waits, beside what it shall replace. */
export const versionToReview = z.object({
  ContentId: id,
  OrgName: text,
  TeacherName: text,
  Old: resourceVersion,
  New: resourceVersion,
  /** Made by the one who looks, or of a resource of theirs: others decide. */
  IsOwn: flag,
})

/**
 * POST getversionstoreview (ours): versions that wait, the longest first: of a school (403 without the right to review there), or with
 * OrgId 0 of what is open to all, for the platform's reviewers.
 */
export const getVersionsToReview = defineCall({
  method: 'POST',
  path: '/api/user/release/getversionstoreview',
  summary: '待审核的资料版本',
  tag,
  access: 'session',
  again: 'asks',
  body: z.object({ ...pageQuestion, OrgId: z.optional(bodyId) }),
  data: pageOf(versionToReview),
})

/**
 * POST withdrawresource (ours): takes a resource of one's own out of what is offered, at once; its address, favourites and figures
 * stay, to be offered again. 404 for what is not the user's, 409 for what is withdrawn already.
 */
export const withdrawResource = defineCall({
  method: 'POST',
  path: '/api/user/release/withdrawresource',
  summary: '撤下资料',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: z.boolean(),
})

/** POST offerresource (ours): offers again what its teacher withdrew; 403 for what somebody else took down, else as withdrawresource. */
export const offerResource = defineCall({
  method: 'POST',
  path: '/api/user/release/offerresource',
  summary: '重新发布资料',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: z.boolean(),
})

/**
 * POST decideversion (ours): Status 2 takes the version for all who see the resource, 3 returns it with a reason of at least 4
 * characters. Address, favourites, comments and figures stay the resource's. 403 without the right and for what is one's own, 404 for
 * no such version, 409 when it was decided, taken back or withdrawn meanwhile.
 */
export const decideVersion = defineCall({
  method: 'POST',
  path: '/api/user/release/decideversion',
  summary: '审核资料的新版本',
  tag,
  access: 'session',
  body: z.object({
    VersionId: bodyId,
    RowVersion: bodyId,
    Status: z.int().check(z.minimum(2), z.maximum(3)),
    Reason: z.optional(sentText(z.trim(), z.maxLength(500))),
  }),
  data: z.boolean(),
})
