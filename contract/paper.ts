import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageInQuery, pageOf } from './page.ts'
import { measured, sentOnce, sentText } from './request.ts'
import { amount, bodyId, flag, id, optional, queryNumber, text, time } from './shape.ts'

const tag = '组卷'

/** A question in its place with its points. */
export const paperItem = z.object({
  QuestionId: bodyId,
  Score: measured(0, 200),
  /** Of the question, as the paper shall ask it; absent: as the paper has it, of one that is new to it today's. */
  Version: z.optional(bodyId),
})

/** The most that one paper holds: its sections, and the questions of each. */
export const PAPER_LIMITS = { sections: 30, inSection: 100 } as const

export const paperSection = z.object({
  Name: sentText(z.maxLength(100)),
  Items: z.array(paperItem).check(z.maxLength(PAPER_LIMITS.inSection)),
})

/** A paper as it lies in a list. Kind 1 for print, 2 to be answered on screen. */
export const paperCard = z.object({
  Id: id,
  Name: text,
  Kind: amount,
  QuestionCount: amount,
  TotalScore: amount,
  CreateTime: time,
  UpdateTime: time,
})

export const paper = z.extend(paperCard, {
  /** Minutes; 0 for none. */
  Minutes: amount,
  Sections: optional(
    z.array(
      z.object({
        Name: text,
        Items: z.array(z.object({ QuestionId: id, Score: amount, Version: amount })),
      }),
    ),
  ),
  /** What a printed paper has around its questions: 密封线, 得分栏, and a line of 注意事项 each; none where it is missing. */
  Frame: optional(z.object({ Seal: flag, ScoreBoxes: flag, Notes: text })),
  /** Grows with every change. */
  RowVersion: amount,
})

/** GET getpapers (ours, R-wire-11): the user's own papers, latest first. */
export const getPapers = defineCall({
  method: 'GET',
  path: '/api/user/paper/getpapers',
  summary: '我的试卷',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ ...pageInQuery }),
  data: pageOf(paperCard),
})

/** GET getpaper (ours). 404 for none and for another user's. */
export const getPaper = defineCall({
  method: 'GET',
  path: '/api/user/paper/getpaper',
  summary: '试卷',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: paper,
})

/** POST savepaper (ours): a new one (Id 0; ClientId: sent twice it is written once) or a changed one; 409 where RowVersion is not the newest. */
export const savePaper = defineCall({
  method: 'POST',
  path: '/api/user/paper/savepaper',
  summary: '保存试卷',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    Name: sentText(z.minLength(1), z.maxLength(100)),
    Kind: z.int().check(z.minimum(1), z.maximum(2)),
    Minutes: z.int().check(z.minimum(0), z.maximum(600)),
    Sections: z.array(paperSection).check(z.maxLength(PAPER_LIMITS.sections)),
    /** Left out, it stays as it is. */
    Frame: z.optional(
      z.object({ Seal: z.boolean(), ScoreBoxes: z.boolean(), Notes: sentText(z.maxLength(1000)) }),
    ),
    RowVersion: bodyId,
    ClientId: sentOnce(),
  }),
  data: paper,
})

/** POST deletepaper (ours): deleting again changes nothing. */
export const deletePaper = defineCall({
  method: 'POST',
  path: '/api/user/paper/deletepaper',
  summary: '删除试卷',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: z.boolean(),
})

/** GET GetXKWAuthUrl (without /user in its path): where papers are composed; type 1 papers, 2 electronic ones. The built-in composer's route where no outside service is configured (R-paper-1). */
export const getXkwAuthUrl = defineCall({
  method: 'GET',
  path: '/api/xkwgrouppaper/GetXKWAuthUrl',
  summary: '组卷地址',
  tag,
  access: 'session',
  query: z.object({ type: z.optional(queryNumber) }),
  data: z.string(),
})
