import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageInQuery, pageOf, scopeInQuery } from './page.ts'
import { editedQuestion } from './question-correction.ts'
import { sentText } from './request.ts'
import { amount, bodyId, id, mayBeNone, optional, queryNumber, text, time } from './shape.ts'

const tag = '题库'

/** The field of the multipart body that holds a file of questions. */
export const QUESTION_FILE_FIELD = 'upfile'

/** Bytes that a file of questions may have. */
export const MAX_QUESTION_FILE_BYTES = 20 * 1024 * 1024

/** What became of an item: 1 added (of a dry run: would be), 2 in the bank already, 3 refused, 4 left out as the user wished. */
export const IMPORT_OUTCOME = { added: 1, known: 2, refused: 3, left: 4 } as const

/** Place as its author would look for it; Reason of what was refused; Lost what of a taken item has no place in the bank. */
export const importedItem = z.object({
  Place: text,
  Outcome: id,
  Reason: text,
  Lost: optional(z.array(z.string())),
})

/** Of a dry run: Shown is the item as it will be, its texts HTML; Edit as it can be put right. Null beyond 1,000 items or 4 MB. */
export const checkedItem = z.object({
  ...importedItem.shape,
  Shown: mayBeNone(editedQuestion),
  Edit: mayBeNone(editedQuestion),
})

export const importReport = z.object({
  /** Word, Excel, CSV, GIFT, Moodle XML, QTI. */
  Format: text,
  Items: optional(z.array(checkedItem)),
  /** The same for the same file. */
  Mark: text,
})

/**
 * POST importquestions (ours, R-wire-11): a file of questions (docx, xlsx, CSV, GIFT, Moodle XML, QTI 2.1 or 3.0) as the multipart field
 * `upfile`, for a place of the curriculum: stage and subject at least. The multipart field `corrections` before it says
 * what of it is to be put right or left out (`importCorrections`). DryRun 1 only tells what would become of each item.
 * Otherwise all that can be taken comes in, for the school of the user until it is released (releaseimport); what the school
 * finds in the bank already is left alone. Sent under a key (a dry run goes without one) it is answered after a broken line as it
 * was. 403 without the right to review, 400 for a file that is none, 409 while another import of the same user is under way, or
 * where the batch was undone meanwhile.
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

/** Questions that came in by one file. Count: those that are still there. */
export const importBatch = z.object({
  Id: id,
  OrgId: amount,
  OrgName: text,
  /** Who brought them; '' for a user who is gone. */
  UserName: text,
  Source: text,
  Count: amount,
  CreateTime: time,
  /** Since when every school sees them; '' while they are their school's own. */
  ReleaseTime: time,
  /** Since when they are no longer offered; '' while they are. */
  UndoTime: time,
})

/** GET imports (ours): what came into the bank of the schools for which the user may review, the latest first. 403 without that right. */
export const getImports = defineCall({
  method: 'GET',
  path: '/api/user/questiondirectory/imports',
  summary: '导入记录',
  tag,
  access: 'session',
  query: z.object({ ...pageInQuery }),
  data: pageOf(importBatch),
})

/** POST releaseimport (ours): lets every school see the questions of a batch. 404 of another school, 409 of one that was undone. */
export const releaseImport = defineCall({
  method: 'POST',
  path: '/api/user/questiondirectory/releaseimport',
  summary: '公开一次导入的试题',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: importBatch,
})

/** POST undoimport (ours): takes the questions of a batch out of the bank; answers that were given stay. 404 of another school. */
export const undoImport = defineCall({
  method: 'POST',
  path: '/api/user/questiondirectory/undoimport',
  summary: '撤销一次导入',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: importBatch,
})
