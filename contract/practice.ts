import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageInQuery, pageOf } from './page.ts'
import { PAPER_LIMITS, paperItem } from './paper.ts'
import { question } from './question.ts'
import { sentOnce, sentText } from './request.ts'
import { amount, bodyId, id, optional, queryNumber, text, time } from './shape.ts'

const tag = '题库'

/**
 * A practice or a sitting of a paper, as its report has it. Kind 1 a part of the bank, 2 chosen questions, 3 a paper
 * (PaperId 0 when it is deleted). Name of a paper its name, else the chapter of its questions; of several chapters their
 * subject (初中数学), of several subjects one and how many (初中数学等 2 科).
 */
export const practiceRecord = z.object({
  PracticeId: text,
  Kind: amount,
  Name: text,
  PaperId: amount,
  FinishTime: time,
  TotalCount: amount,
  AnsweredCount: amount,
  RightCount: amount,
  /** Without a point. */
  WrongCount: amount,
  /** With a part of their points. */
  PartlyCount: amount,
  /** Answered and not marked yet. */
  UngradedCount: amount,
  Score: amount,
  FullScore: amount,
  /** Seconds. */
  UseTime: amount,
})

/**
 * POST savepractice (ours, R-wire-11): what a practice asked, with the points of each question, and how long it took, once
 * it is handed in; sent again the later one counts. 507 beyond what a user may keep.
 */
export const savePractice = defineCall({
  method: 'POST',
  path: '/api/user/practice/savepractice',
  summary: '保存练习',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    PracticeId: sentOnce(),
    Kind: z.int().check(z.minimum(1), z.maximum(3)),
    Name: sentText(z.maxLength(100)),
    PaperId: bodyId,
    UseTime: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    /** All that a paper may ask: a sitting of the longest one is handed in whole. */
    Items: z.array(paperItem).check(z.maxLength(PAPER_LIMITS.sections * PAPER_LIMITS.inSection)),
  }),
  data: z.boolean(),
})

/** GET getpractices (ours): the user's own practices and sittings, the latest first; also those that were not handed in. */
export const getPractices = defineCall({
  method: 'GET',
  path: '/api/user/practice/getpractices',
  summary: '练习记录',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ ...pageInQuery }),
  data: pageOf(practiceRecord),
})

/** A subject with how many wrong questions there are of it; Name with its stage. */
export const wrongSubject = z.object({ Id: id, Name: text, Count: amount })

/**
 * GET getwrongquestions (ours): questions that the user last answered wrong, wherever, and did not take out of the list since; the
 * latest first, with answers and analysis. SubjectId 0 or absent for all; Subjects are those of all of them.
 */
export const getWrongQuestions = defineCall({
  method: 'GET',
  path: '/api/user/practice/getwrongquestions',
  summary: '错题本',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ ...pageInQuery, SubjectId: z.optional(queryNumber) }),
  data: z.extend(pageOf(question), { Subjects: optional(z.array(wrongSubject)) }),
})

/** POST dismisswrongquestion (ours): takes a question out of the wrong ones until it is answered wrong again. 404 for none of them. */
export const dismissWrongQuestion = defineCall({
  method: 'POST',
  path: '/api/user/practice/dismisswrongquestion',
  summary: '移出错题本',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: z.boolean(),
})

/** POST restorewrongquestion (ours): puts back what dismisswrongquestion took out; nothing happens where it took nothing. */
export const restoreWrongQuestion = defineCall({
  method: 'POST',
  path: '/api/user/practice/restorewrongquestion',
  summary: '放回错题本',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({ Id: bodyId }),
  data: z.boolean(),
})
