import { CODE } from '#contract/envelope.ts'
import type { content } from '../../db/schema/content.ts'
import type { courseSection } from '../../db/schema/course.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { FindContent } from '../content/content-access.ts'
import type { CourseRepository } from './course.repository.ts'

/** A section that its asker may open, with the course that it belongs to. */
export interface OpenSection {
  readonly section: typeof courseSection.$inferSelect
  readonly course: typeof content.$inferSelect
}

/** Type: of the course, 0 for any. */
interface SectionWanted {
  readonly id: number
  readonly type: number
}

/** 404 for a section that is not there or of another type of course, 410 for one that was taken out of it; 410 and 403 as its course. */
export const sectionAccess =
  (courses: Pick<CourseRepository, 'findSection'>, findContent: FindContent) =>
  async ({ id, type }: SectionWanted, userId: number): Promise<OpenSection | Refusal> => {
    const found = await courses.findSection(id)
    if (found === null) return refuse(CODE.notFound, '没有找到这一节')
    const course = await findContent({ id: found.contentId, type }, userId)
    if (course instanceof Refusal) return course
    if (found.section.removedAt !== null) return refuse(CODE.gone, '这一节已从课程中移出')
    return { section: found.section, course }
  }

export type FindSection = ReturnType<typeof sectionAccess>
