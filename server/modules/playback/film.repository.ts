import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import {
  courseChapter,
  courseSection,
  SECTION_TYPE,
  type SectionType,
  sectionCaption,
} from '../../db/schema/course.ts'
import { file } from '../../db/schema/file.ts'
import { caption, filmStream } from '../../db/schema/film.ts'
import { learningRecord, RECORD_TYPE } from '../../db/schema/learning-record.ts'
import { isKept } from '../content/kept-section.query.ts'

/** Films as they are played, and how far a user came in them. */
export const filmRepository = (db: Queries) => ({
  /** The file of a film; `isStreamed` where there is an HLS stream of it. */
  async findFilm(fileId: number) {
    const [found] = await db
      .select({ file, streamed: filmStream.fileId })
      .from(file)
      .leftJoin(filmStream, eq(filmStream.fileId, file.id))
      .where(eq(file.id, fileId))
    return found ? { ...found.file, isStreamed: found.streamed !== null } : null
  },

  /** What is said in a film as a section shows it, by language: the section's own where it has any, else the film's. */
  async findCaptions(fileId: number, sectionId: number) {
    const own = await db
      .select({
        language: sectionCaption.language,
        label: sectionCaption.label,
        fileId: sectionCaption.captionFileId,
      })
      .from(sectionCaption)
      .where(eq(sectionCaption.sectionId, sectionId))
      .orderBy(asc(sectionCaption.language))
    if (own.length > 0) return own
    return db
      .select({ language: caption.language, label: caption.label, fileId: caption.captionFileId })
      .from(caption)
      .where(eq(caption.fileId, fileId))
      .orderBy(asc(caption.language))
  },

  /** The picture of a film, which whatever else shows the film has for a cover; '' for none. */
  async findPoster(fileId: number): Promise<string> {
    const [found] = await db
      .select({ coverUrl: content.coverUrl })
      .from(content)
      .where(and(eq(content.fileId, fileId), ne(content.coverUrl, '')))
      .orderBy(asc(content.id))
      .limit(1)
    return found?.coverUrl ?? ''
  },

  /** The sections of these types of a course, in order; a film that is still to be recorded is none of them. */
  async findOrder(contentId: number, types: readonly SectionType[]): Promise<readonly number[]> {
    const rows = await db
      .select({ id: courseSection.id })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .where(
        and(
          eq(courseChapter.contentId, contentId),
          isKept,
          inArray(courseSection.sectionType, [...types]),
          or(ne(courseSection.sectionType, SECTION_TYPE.video), isNotNull(courseSection.fileId)),
        ),
      )
      .orderBy(asc(courseChapter.sort), asc(courseSection.sort), asc(courseSection.id))
    return rows.map(({ id }) => id)
  },

  async findRecord(userId: number, contentId: number, sectionId: number) {
    const [found] = await db
      .select()
      .from(learningRecord)
      .where(
        and(
          eq(learningRecord.userId, userId),
          eq(learningRecord.recordType, RECORD_TYPE.learning),
          eq(learningRecord.contentId, contentId),
          eq(learningRecord.sectionId, sectionId),
        ),
      )
    return found ?? null
  },
})

export type FilmRepository = ReturnType<typeof filmRepository>
