import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { content } from '../../db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '../../db/schema/course.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
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

const isExercise = and(eq(courseSection.sectionType, SECTION_TYPE.questions), isNull(courseSection.removedAt))

/** Whether the content of the query around it has an exercise. */
export const hasExercise: SQL = sql`exists (select 1 from ${questionPoint}
  join ${courseSection} on ${courseSection.id} = ${questionPoint.sectionId} ${ofContent} where ${isExercise})`

/** Whether an exercise of the content of the query around it has a question that a user has not answered. */
export const hasExerciseOpen = (userId: number): SQL =>
  sql`exists (select 1 from ${questionPoint} join ${courseSection} on ${courseSection.id} = ${questionPoint.sectionId} ${ofContent}
    where ${and(isExercise, isRequiredOpen(userId))})`

/** The contents in whose exercises a user has answered. */
export const exercisedBy = (
  userId: number,
): SQL => sql`select ${courseChapter.contentId} from ${courseChapter}
  join ${courseSection} on ${courseSection.chapterId} = ${courseChapter.id}
  where ${and(isExercise, sql`${courseSection.id} in (select ${questionAnswer.sectionId} from ${questionAnswer} where ${eq(questionAnswer.userId, userId)})`)}`

/** When a user last answered in an exercise of the content of the query around it; null for never. */
export const lastExercised = (
  userId: number,
): SQL => sql`(select max(${questionAnswer.answeredAt}) from ${questionAnswer}
  join ${courseSection} on ${courseSection.id} = ${questionAnswer.sectionId} ${ofContent}
  where ${and(isExercise, eq(questionAnswer.userId, userId))})`
