import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { flag, idName, optional, text } from './shape.ts'

/** GET getcoursetags: the rows of tags that a course can be given, with every tag of theirs; of a row that is not Multiple at most one. */
export const getCourseTags = defineCall({
  method: 'GET',
  path: '/api/user/studio/getcoursetags',
  summary: '课程可选的标签',
  tag: '课程工作室',
  access: 'session',
  kept: true,
  data: z.array(z.object({ Code: text, Name: text, Multiple: flag, Tags: optional(z.array(idName)) })),
})
