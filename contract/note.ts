import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentOnce, sentText } from './request.ts'
import { amount, bodyId, id, queryNumber, text, time } from './shape.ts'

const tag = '笔记'

/** A note that a learner wrote at a second of a lesson; plain text. */
export const lessonNote = z.object({
  Id: id,
  SectionId: amount,
  Second: amount,
  Content: text,
  ClientId: text,
  CreateTime: time,
  UpdateTime: time,
})

/** GET getnotes (ours, R-wire-11): the user's own notes of a section, by second. */
export const getNotes = defineCall({
  method: 'GET',
  path: '/api/user/lessonnote/getnotes',
  summary: '课堂笔记',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ SectionId: queryNumber }),
  data: z.array(lessonNote),
})

/** POST savenote (ours): a new note (Id 0; what is sent twice with one ClientId is written once) or a changed one. 404 for another's. */
export const saveNote = defineCall({
  method: 'POST',
  path: '/api/user/lessonnote/savenote',
  summary: '保存笔记',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    Id: bodyId,
    SectionId: bodyId,
    Second: z.int().check(z.minimum(0), z.maximum(86_400)),
    Content: sentText(z.minLength(1), z.maxLength(2000)),
    ClientId: sentOnce(),
  }),
  data: lessonNote,
})

/** POST deletenote (ours): deleting again changes nothing. */
export const deleteNote = defineCall({
  method: 'POST',
  path: '/api/user/lessonnote/deletenote',
  summary: '删除笔记',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({ Id: bodyId }),
  data: z.boolean(),
})
