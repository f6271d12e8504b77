import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { courseChapter, courseSection } from '../../db/schema/course.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { ConsoleAct } from './live-console.service.ts'

/** Notes what the teacher of a live lesson did, for the school of the course. */
export const consoleAudit =
  (db: Queries) =>
  async ({ act, userId, sectionId, roundId, at }: ConsoleAct): Promise<void> => {
    const [course] = await db
      .select({ organisationId: content.organisationId })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(content, eq(content.id, courseChapter.contentId))
      .where(eq(courseSection.id, sectionId))
    await auditRepository(db).note({
      at,
      userId,
      organisationId: course?.organisationId ?? null,
      act: `lesson.${act}`,
      subject: `section:${sectionId}`,
      detail: roundId === 0 ? {} : { roundId },
    })
  }
