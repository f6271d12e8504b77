import type { SentBy } from '#contract/call.ts'
import type { getCourseDetailsInfo } from '#contract/course.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { Refusal } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindContent } from '../content/content-access.ts'
import type { CourseDetailOf } from './course-detail.ts'

interface Needs {
  readonly findContent: FindContent
  readonly detailOf: CourseDetailOf
  readonly clock: Clock
}

export const courseService = ({ findContent, detailOf, clock }: Needs) => ({
  /** 404, 410 or 403 of the course, or all that its introduction shows. */
  async detail({ userId }: Viewer, id: number): Promise<SentBy<typeof getCourseDetailsInfo> | Refusal> {
    const found = await findContent({ id, type: CONTENT_TYPE.recorded }, userId)
    return found instanceof Refusal ? found : detailOf(found, { userId, now: clock() })
  },
})

export type CourseService = ReturnType<typeof courseService>
