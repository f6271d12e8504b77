import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageInQuery, pageOf, scopeInQuery } from './page.ts'
import { editedQuestion } from './question-correction.ts'
import { ownFault } from './question-fault.ts'
import { sentOnce, sentText } from './request.ts'
import { amount, bodyId, flag, id, optional, queryNumber, text, time } from './shape.ts'

const tag = '题库'

/** Whose questions are listed: one's own, or those of the schools for which one may review. */
export const QUESTION_OWNERS = { mine: 1, school: 2 } as const

/** Whether a question is in the bank, was taken out of it, or has reported errors that are open; 0 for whichever. */
export const QUESTION_STATE = { offered: 1, withdrawn: 2, reported: 3 } as const

/** Questions that one call withdraws, brings back or files. */
export const MAX_FILED_QUESTIONS = 100

/** Characters of why a question was corrected. */
export const MAX_CORRECTION_REASON = 200

/** Where a question stands and how hard it is: 0 for nowhere; Level 17–21. */
const filing = {
  StageId: id,
  SubjectId: id,
  VersionId: id,
  BookId: id,
  ChapterId: id,
  KnowId: id,
  Level: id,
}

const sentFiling = {
  StageId: bodyId,
  SubjectId: bodyId,
  VersionId: bodyId,
  BookId: bodyId,
  ChapterId: bodyId,
  KnowId: bodyId,
  Level: z.int().check(z.minimum(17), z.maximum(21)),
}

const madeFields = {
  Id: id,
  /** The content that it is in the bank. */
  ContentId: id,
  /** 1 单选, 2 多选, 3 判断, 4 填空, 5 解答, 6 复合. */
  QuestionType: amount,
  /** How the stem begins, as plain text. */
  Name: text,
  Score: amount,
  /** Grows with every correction. */
  Version: amount,
  IsWithdrawn: flag,
  /** Only members of its school see it. */
  IsSchoolOnly: flag,
  ...filing,
  /** 初中 · 数学 · 七年级上册 · 有理数, and the knowledge point. */
  PlaceName: text,
  KnowName: text,
  AuthorName: text,
  OrgName: text,
  UpdateTime: time,
  /** Reported errors that are open. */
  OpenFaults: amount,
  /** Whether this user may correct, withdraw and file it. */
  CanEdit: flag,
}

/** A question as it lies in the list of those who make it. */
export const madeQuestion = z.object(madeFields)

/** What it was: since Time by UserName's correction, for Reason, it is another. */
export const questionVersion = z.object({ Version: amount, Time: time, UserName: text, Reason: text })

/** A question to be corrected. Signs like [图1] in its texts stand for Pieces, HTML with addresses that hold for a while. */
export const madeQuestionDetail = z.object({
  ...madeFields,
  Year: amount,
  Edit: editedQuestion,
  Pieces: optional(z.array(z.object({ Sign: text, Html: text }))),
  /** The former versions, the latest first. */
  Versions: optional(z.array(questionVersion)),
  /** Reported errors that are open, the oldest first. */
  Faults: optional(z.array(z.object({ ...ownFault.shape, UserName: text }))),
})

/**
 * GET studio/questions (ours): questions that one made (Whose 1) or that the schools have for which one may review (2), the latest
 * change first. 403 for Whose 2 without that right.
 */
export const getMadeQuestions = defineCall({
  method: 'GET',
  path: '/api/user/studio/questions',
  summary: '我出的题',
  tag,
  access: 'session',
  kept: true,
  query: z.object({
    ...pageInQuery,
    ...scopeInQuery,
    Whose: z.optional(queryNumber),
    State: z.optional(queryNumber),
    questionType: z.optional(queryNumber),
  }),
  data: pageOf(madeQuestion),
})

/** GET studio/question (ours): one of them, to be corrected. 404 for none, 403 for one that this user may not correct. */
export const getMadeQuestion = defineCall({
  method: 'GET',
  path: '/api/user/studio/question',
  summary: '题目编辑',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: madeQuestionDetail,
})

const line = (most: number) => sentText(z.maxLength(most))

const sentScoringPoint = z.object({
  Text: line(2000),
  Points: z.number().check(z.minimum(0), z.maximum(1000)),
})

const sentPart = {
  Kind: z.int().check(z.minimum(1), z.maximum(6)),
  Stem: line(20_000),
  Options: z.array(line(10_000)).check(z.maxLength(26)),
  Answers: z.array(z.array(line(20_000)).check(z.maxLength(50))).check(z.maxLength(50)),
  AnyOrder: z.boolean(),
  Analysis: line(20_000),
  /** Of an essay: what gets points; together they are Points. */
  Rubric: z.optional(z.array(sentScoringPoint).check(z.maxLength(30))),
  Points: z.nullable(z.number().check(z.minimum(0), z.maximum(1000))),
}

/**
 * POST studio/savequestion (ours): a new question (Id 0), for a school of the user (OrgId) until it is released, or a correction of the
 * version that was Seen: 409 where it is not the newest. Texts as in EditedPart; [图N] of Pictures stands for a picture that the user
 * brought in (Address as the editor's upload told it); lines of cells between | make a table. A composite question keeps its kind and the number of its
 * parts, since they were answered. Faults are settled as mended with Reply, told to those who reported them. Sent twice
 * (ClientId) it is saved once. 400 in words for what is no whole question.
 */
export const saveMadeQuestion = defineCall({
  method: 'POST',
  path: '/api/user/studio/savequestion',
  summary: '保存题目',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    Seen: bodyId,
    OrgId: bodyId,
    ...sentFiling,
    Year: z.int().check(z.minimum(0), z.maximum(9999)),
    Question: z.object({ ...sentPart, Parts: z.array(z.object(sentPart)).check(z.maxLength(30)) }),
    Pictures: z.array(z.object({ Sign: line(10), Address: line(500) })).check(z.maxLength(50)),
    Reason: line(MAX_CORRECTION_REASON),
    Faults: z.array(bodyId).check(z.maxLength(200)),
    Reply: line(200),
    ClientId: sentOnce(),
  }),
  data: madeQuestionDetail,
})

const chosen = z.array(bodyId).check(z.minLength(1), z.maxLength(MAX_FILED_QUESTIONS))

/** POST studio/offerquestions (ours): takes questions out of the bank, or brings them back; papers and reports keep them. All or none: 403, 404. */
export const offerQuestions = defineCall({
  method: 'POST',
  path: '/api/user/studio/offerquestions',
  summary: '撤下或恢复题目',
  tag,
  access: 'session',
  body: z.object({ Ids: chosen, Offered: z.boolean() }),
  data: z.array(madeQuestion),
})

/** POST studio/filequestions (ours): where questions stand from now on, and how hard they are; all or none. What they were undoes it. */
export const fileQuestions = defineCall({
  method: 'POST',
  path: '/api/user/studio/filequestions',
  summary: '批量归类题目',
  tag,
  access: 'session',
  body: z.object({
    Items: z
      .array(z.object({ Id: bodyId, ...sentFiling }))
      .check(z.minLength(1), z.maxLength(MAX_FILED_QUESTIONS)),
  }),
  data: z.array(madeQuestion),
})
