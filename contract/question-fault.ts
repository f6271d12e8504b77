import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageInQuery, pageOf } from './page.ts'
import { question } from './question.ts'
import { sentOnce, sentText } from './request.ts'
import { amount, bodyId, id, optional, queryNumber, text, time } from './shape.ts'

const tag = '题库'

/** What became of a reported error: still open, mended, or none at all. */
export const FAULT_STATUS = { open: 0, resolved: 1, notAFault: 2 } as const

/** Characters of a reply to the user who reported an error. */
export const MAX_FAULT_REPLY_LENGTH = 200

/** POST reportfault (ours): an error in a question. Kind 1 stem, 2 options, 3 answer, 4 analysis, 5 place, 6 other. Sent twice it is told once. */
export const reportQuestionFault = defineCall({
  method: 'POST',
  path: '/api/user/questiondirectory/reportfault',
  summary: '题目纠错',
  tag,
  access: 'session',
  body: z.object({
    QuestionId: bodyId,
    Kind: z.int().check(z.minimum(1), z.maximum(6)),
    Content: sentText(z.minLength(4), z.maxLength(500)),
    ClientId: sentOnce(),
  }),
  data: z.boolean(),
})

const reportedFault = {
  Id: id,
  QuestionId: id,
  Kind: amount,
  Content: text,
  CreateTime: time,
  /** One of FAULT_STATUS. */
  Status: amount,
  /** To the user who reported it; '' for none. */
  Reply: text,
  VerifyUserName: text,
  VerifyTime: time,
}

export const ownFault = z.object(reportedFault)

/** With the question that it is about, revealed. */
export const faultCase = z.object({
  ...reportedFault,
  UserName: text,
  OrgName: text,
  Question: question,
})

/** GET myfaults (ours): what the user reported of a question (QuestionId), the latest first, and what became of it. */
export const getOwnFaults = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/myfaults',
  summary: '我的纠错',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ QuestionId: queryNumber }),
  data: z.array(ownFault),
})

/**
 * GET faults (ours): errors reported in questions of the schools for which the user may review; Status 0 or absent the open
 * ones, the oldest first, 1 those that are settled, the latest first. OpenCount is of all pages. 403 for a user who may
 * review for no school.
 */
export const getFaults = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/faults',
  summary: '试题纠错',
  tag,
  access: 'session',
  query: z.object({ ...pageInQuery, Status: z.optional(queryNumber) }),
  data: z.extend(pageOf(faultCase), { OpenCount: amount }),
})

/**
 * POST settlefault (ours): Status of an error as it is from now on; 0 opens it again. SeenStatus is what the user saw: 409 where
 * another reviewer was faster. Reply is told to the user who reported it and needed for Status 2. 403 for a question of a school for
 * which the user may not review, 404 for none.
 */
export const settleFault = defineCall({
  method: 'POST',
  path: '/api/user/questiondirectory/settlefault',
  summary: '处理试题纠错',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    Status: z.int().check(z.minimum(0), z.maximum(2)),
    SeenStatus: z.int().check(z.minimum(0), z.maximum(2)),
    Reply: optional(sentText(z.maxLength(MAX_FAULT_REPLY_LENGTH))),
  }),
  data: ownFault,
})
