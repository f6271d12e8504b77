import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { filmState } from './film.ts'
import { bodyId, queryNumber } from './shape.ts'

const tag = '课程工作室'

/** GET coursefilm: how far a film of a draft is, for its makers and reviewers. 404 for a file that the draft does not name as a film. */
export const courseFilm = defineCall({
  method: 'GET',
  path: '/api/user/studio/coursefilm',
  summary: '课程视频的清晰度',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber, FileId: queryNumber }),
  data: filmState,
})

/** POST preparecoursefilm: has it made in several sizes, as preparefilm does; by its makers. Publishing asks for all films of a course. */
export const prepareCourseFilm = defineCall({
  method: 'POST',
  path: '/api/user/studio/preparecoursefilm',
  summary: '制作课程视频的清晰度',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, FileId: bodyId }),
  data: filmState,
})
