import { and, asc, count, countDistinct, eq, inArray, isNotNull, isNull, not } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { courseChapter, courseSection, courseTeacher } from '../../db/schema/course.ts'
import { file } from '../../db/schema/file.ts'
import { learningRecord, RECORD_TYPE } from '../../db/schema/learning-record.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { questionPoint } from '../../db/schema/question-point.ts'
import { type CardScope, visibleTo } from '../content/content-card.query.ts'
import { contentCardRepository } from '../content/content-card.repository.ts'
import { isKept, isRemoved } from '../content/kept-section.query.ts'
import { isRequiredOpen } from '../content/required-open.query.ts'

/** What a course is made of. */
export const courseRepository = (db: Db) => ({
  async findCard(contentId: number, scope: CardScope) {
    const [found] = await contentCardRepository(db).find(scope, [contentId])
    if (!found) throw new Error(`the content ${contentId} is gone`)
    return found
  },

  findChapters: (contentId: number) =>
    db
      .select()
      .from(courseChapter)
      .where(and(eq(courseChapter.contentId, contentId), isNull(courseChapter.removedAt)))
      .orderBy(asc(courseChapter.sort), asc(courseChapter.id)),

  /** The sections of all chapters, in order, with the files of those that are one. */
  findSections: (contentId: number) =>
    db
      .select({ section: courseSection, file })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .leftJoin(file, eq(file.id, courseSection.fileId))
      .where(and(eq(courseChapter.contentId, contentId), isKept))
      .orderBy(asc(courseChapter.sort), asc(courseSection.sort), asc(courseSection.id)),

  /** A section with the content that its course is; null where there is none. */
  async findSection(id: number) {
    const [found] = await db
      .select({ section: courseSection, contentId: courseChapter.contentId })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .where(eq(courseSection.id, id))
    return found ?? null
  },

  /** How many questions each section asks; sections that ask none are left out. */
  async countQuestions(contentId: number): Promise<ReadonlyMap<number, number>> {
    const rows = await db
      .select({ id: questionPoint.sectionId, count: count() })
      .from(questionPoint)
      .innerJoin(courseSection, eq(courseSection.id, questionPoint.sectionId))
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .where(eq(courseChapter.contentId, contentId))
      .groupBy(questionPoint.sectionId)
    return new Map(rows.map((row) => [row.id, row.count]))
  },

  /** How many required questions a user has not answered yet, by section; sections without one are left out. */
  async countRequiredOpen(contentId: number, userId: number): Promise<ReadonlyMap<number, number>> {
    const rows = await db
      .select({ id: questionPoint.sectionId, count: count() })
      .from(questionPoint)
      .innerJoin(courseSection, eq(courseSection.id, questionPoint.sectionId))
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .where(and(eq(courseChapter.contentId, contentId), isRequiredOpen(userId)))
      .groupBy(questionPoint.sectionId)
    return new Map(rows.map((row) => [row.id, row.count]))
  },

  findRecords: (contentId: number, userId: number) =>
    db
      .select()
      .from(learningRecord)
      .where(
        and(
          eq(learningRecord.userId, userId),
          eq(learningRecord.recordType, RECORD_TYPE.learning),
          eq(learningRecord.contentId, contentId),
          not(isRemoved(learningRecord.sectionId)),
        ),
      ),

  /** How many people have begun it. */
  async countStudents(contentId: number): Promise<number> {
    const [found] = await db
      .select({ count: countDistinct(learningRecord.userId) })
      .from(learningRecord)
      .where(
        and(eq(learningRecord.contentId, contentId), eq(learningRecord.recordType, RECORD_TYPE.learning)),
      )
    return found?.count ?? 0
  },

  /** Who teaches it, in order: its teachers, or the one of its card. */
  async findTeachers({ id, teacherId, organisationId }: typeof content.$inferSelect) {
    const person = { id: appUser.id, name: appUser.name, title: appUser.title, avatarUrl: appUser.avatarUrl }
    const several = await db
      .select(person)
      .from(courseTeacher)
      .innerJoin(appUser, eq(appUser.id, courseTeacher.userId))
      .where(eq(courseTeacher.contentId, id))
      .orderBy(asc(courseTeacher.sort))
    const found =
      several.length > 0 ? several : await db.select(person).from(appUser).where(eq(appUser.id, teacherId))
    const [school] = await db
      .select({ name: organisation.name })
      .from(organisation)
      .where(eq(organisation.id, organisationId))
    return found.map((one) => ({ ...one, organisationName: school?.name ?? '' }))
  },

  /** The resources that these files belong to, as far as a user may see them. */
  findResourcesOf: (fileIds: readonly number[], userId: number) =>
    fileIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: content.id, name: content.name, fileId: content.fileId })
          .from(content)
          .where(
            and(
              inArray(content.fileId, [...fileIds]),
              eq(content.type, CONTENT_TYPE.resource),
              visibleTo(userId),
            ),
          )
          .orderBy(asc(content.id)),

  /** The resources that stand at these nodes of the curriculum, with their files. */
  findResourcesAt: (nodeIds: readonly number[], userId: number, most: number) =>
    nodeIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ content, file })
          .from(content)
          .innerJoin(file, eq(file.id, content.fileId))
          .where(
            and(
              inArray(content.chapterId, [...nodeIds]),
              eq(content.type, CONTENT_TYPE.resource),
              isNotNull(content.fileId),
              visibleTo(userId),
            ),
          )
          .orderBy(asc(content.chapterId), asc(content.id))
          .limit(most),
})

export type CourseRepository = ReturnType<typeof courseRepository>
