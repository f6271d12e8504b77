import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { question } from './question.ts'
import { sentText } from './request.ts'
import { amount, id, optional, queryNumber, text } from './shape.ts'

/** How many of a kind were right, of those that were answered and marked: by the server, or an essay by the learner. */
export const rightOf = z.object({ Id: id, Name: text, Right: amount, Total: amount })

/**
 * Times in seconds; RightRate 0–1; Score and FullScore in points. A 复合 question counts once, and is right when all of its
 * parts are. TotalCount: all that the course or section asks; of a practice, what was asked (`Asked`) or answered. What
 * was not answered, or not marked yet, counts in FullScore. Of a practice that was handed in (savepractice) points and time
 * are those that were saved. UngradedCount: answered in part or whole, and waiting for the learner's own mark. BySection of a practice: the chapters of the textbook. Trend of a practice: the last 30
 * days of the user in the bank.
 */
export const studyReport = z.object({
  TotalCount: amount,
  AnsweredCount: amount,
  RightCount: amount,
  /** Of Wrong those with a part of their points. */
  PartlyCount: amount,
  UngradedCount: amount,
  Score: amount,
  FullScore: amount,
  UseTime: amount,
  /** Among all who answered the same, from 1; 0 for unknown. */
  Rank: amount,
  ByKnow: optional(z.array(rightOf)),
  ByType: optional(z.array(rightOf)),
  BySection: optional(z.array(rightOf)),
  /** With what was answered, the right answer and the analysis. */
  Wrong: optional(z.array(question)),
  /** Likewise, of those that wait for the learner's own mark. */
  Ungraded: optional(z.array(question)),
  /** Day by day, the earliest first; Date as 2026-03-02 in Beijing. */
  Trend: optional(z.array(z.object({ Date: z.string(), RightRate: amount }))),
  WatchedTime: amount,
  FinishedSections: amount,
  SectionCount: amount,
})

/**
 * GET getstadyreport: of a course, of one section of it, or of one practice of the question bank (PracticeId); all zeros
 * where nothing was answered. Asked: what the practice asked, question ids separated by commas, at most 200; those that are
 * not answered count as that, those that are no longer offered do not.
 */
export const getStadyReport = defineCall({
  method: 'GET',
  path: '/api/user/structurepagecontent/getstadyreport',
  summary: '学习报告',
  tag: '学习',
  access: 'session',
  kept: true,
  query: z.object({
    CourseId: z.optional(queryNumber),
    SectionId: z.optional(queryNumber),
    PracticeId: z.optional(sentText(z.maxLength(64))),
    Asked: z.optional(sentText(z.maxLength(2000))),
  }),
  data: studyReport,
})
