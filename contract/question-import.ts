import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { scopeInQuery } from './page.ts'
import { sentText } from './request.ts'
import { amount, id, optional, queryNumber, text } from './shape.ts'

const tag = '题库'

/** The field of the multipart body that holds a file of questions. */
export const QUESTION_FILE_FIELD = 'upfile'

/** Bytes that a file of questions may have. */
export const MOST_QUESTION_FILE_BYTES = 20 * 1024 * 1024

/** What became of an item: 1 added (of a dry run: would be), 2 in the bank already, 3 refused. */
export const IMPORT_OUTCOME = { added: 1, known: 2, refused: 3 } as const

/** Place as its author would look for it; Reason of what was refused; Lost what of a taken item has no place in the bank. */
export const importedItem = z.object({
  Place: text,
  Outcome: id,
  Reason: text,
  Lost: optional(z.array(z.string())),
})

export const importReport = z.object({
  /** GIFT, Moodle XML, QTI. */
  Format: text,
  Items: optional(z.array(importedItem)),
})

/**
 * POST importquestions (ours, not of spec §7): a file of questions (GIFT, Moodle XML, QTI 2.1 or 3.0) as the multipart field
 * `upfile`, for a place of the curriculum: stage and subject at least. DryRun 1 only tells what would become of each item.
 * Otherwise all that can be taken comes in, or nothing; what is in the bank already is left alone, so that it can be sent
 * again after a broken line. 403 without the right to review, 400 for a file that is none, 409 while another import of the
 * same user is under way.
 */
export const importQuestions = defineCall({
  method: 'POST',
  path: '/api/user/questiondirectory/importquestions',
  summary: '导入试题',
  tag,
  access: 'session',
  query: z.object({
    ...scopeInQuery,
    DryRun: z.optional(queryNumber),
    Source: z.optional(sentText(z.maxLength(100))),
  }),
  data: importReport,
})

/** GET importprogress (ours): how many items of one's own import are done with; zeros where none is under way. */
export const getImportProgress = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/importprogress',
  summary: '导入进度',
  tag,
  access: 'session',
  data: z.object({ Done: amount, Total: amount }),
})

/** In the order of the wire's Format, from 1. */
export const EXPORT_FORMATS = ['gift', 'moodle', 'qti21', 'qti30'] as const

/**
 * GET exportquestions (ours): the questions in and below a place as a file, Format 1 GIFT, 2 Moodle XML, 3 QTI 2.1, 4 QTI 3.0.
 * Content is base64. Items are those that the format cannot hold, or not whole: Outcome 3 for what is left out with its Reason,
 * else with what is Lost. 403 without the right to review, 404 where there is no question, 400 for too many.
 */
export const exportQuestions = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/exportquestions',
  summary: '导出试题',
  tag,
  access: 'session',
  query: z.object({ ...scopeInQuery, Format: queryNumber }),
  data: z.object({
    Name: z.string(),
    Content: z.string(),
    Count: amount,
    Items: optional(z.array(importedItem)),
  }),
})
