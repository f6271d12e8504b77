import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { content } from '../../db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '../../db/schema/course.ts'
import { questionPoint } from '../../db/schema/question-point.ts'
import { isRequiredOpen } from './required-open.query.ts'

const ofContent = sql`join ${courseChapter} on ${courseChapter.id} = ${courseSection.chapterId} and ${courseChapter.contentId} = ${content.id}`

/**
 * How many sections of the content of the query around it are watched: films and live lessons (R-learning-2). How far somebody has
 * read a document nobody knows.
 */
export const watchedSections: SQL = sql`(select count(*) from ${courseSection} ${ofContent} where ${and(
  inArray(courseSection.sectionType, [SECTION_TYPE.video, SECTION_TYPE.live]),
  isNull(courseSection.removedAt),
)})`

/** Whether an exercise of the content of the query around it has a question that a user has not answered. */
export const hasExerciseOpen = (userId: number): SQL =>
  sql`exists (select 1 from ${questionPoint} join ${courseSection} on ${courseSection.id} = ${questionPoint.sectionId} ${ofContent}
    where ${and(
      eq(courseSection.sectionType, SECTION_TYPE.questions),
      isNull(courseSection.removedAt),
      isRequiredOpen(userId),
    )})`
