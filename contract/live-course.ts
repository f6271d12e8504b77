import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contentCard } from './content.ts'
import { courseDetail } from './course.ts'
import { pageOf, pageQuestion, scopeQuestion } from './page.ts'
import { tagIds } from './search-list.ts'
import { amount, flag, queryNumber } from './shape.ts'

const tag = '直播'

/** POST getslivepagelist: live courses, a page at a time; LiveStatus 0 or absent for all, those that are called off for none but that. Sort as getsearchlist. */
export const getLivePageList = defineCall({
  method: 'POST',
  path: '/api/user/livepagecontent/getslivepagelist',
  summary: '直播课程列表',
  tag,
  access: 'session',
  kept: true,
  again: 'asks',
  body: z.object({
    ...pageQuestion,
    ...scopeQuestion,
    LiveStatus: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
    RightIds: tagIds,
  }),
  data: pageOf(contentCard),
})

/** CourseDetail of a live course: LiveStatus, StartTime, EndTime and IsCancelled are those of the card; IsReserved also says what was reserved of one that is over. */
export const liveDetail = z.extend(courseDetail, {
  ReserveCount: amount,
  /** Ours: the user teaches it. */
  IsTeacher: flag,
})

/** GET getcoursedetailsinfo of a live course. Refusals as the recorded one. */
export const getLiveDetailsInfo = defineCall({
  method: 'GET',
  path: '/api/user/liveplaydirectory/getcoursedetailsinfo',
  summary: '直播课程介绍',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: liveDetail,
})
