import { eq, sql } from 'drizzle-orm'
import { type CourseDocument, sectionsOf } from '#contract/course-document.ts'
import type { Queries } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import {
  courseChapter,
  courseSection,
  courseTeacher,
  SECTION_TYPE,
  sectionCaption,
} from '../../db/schema/course.ts'
import { file } from '../../db/schema/file.ts'
import { learningRecord } from '../../db/schema/learning-record.ts'
import { questionPoint } from '../../db/schema/question-point.ts'
import { contentIndexRepository } from '../content/content-index.repository.ts'
import { contentWriterRepository } from '../content/content-writer.repository.ts'
import { publicFileAddress } from '../file/public-file-address.ts'
import type { DraftRow } from './draft.repository.ts'
import type { Publishable } from './publishable.ts'

type Section = CourseDocument['chapters'][number]['sections'][number]

const TYPES = {
  film: SECTION_TYPE.video,
  file: SECTION_TYPE.file,
  questions: SECTION_TYPE.questions,
} as const

const durationOf = ({ kind, file: shown }: Section): number => (kind === 'film' ? (shown?.duration ?? 0) : 0)

/** What a section asks: a film at its points, an exercise its questions one after another, all of them. */
const pointsOf = ({ kind, points, questionIds }: Section, finish: CourseDocument['finish']) => {
  if (kind === 'film')
    return points.map(({ questionId, second, required }) => ({
      question_id: questionId,
      second,
      required: required || finish === 'all',
    }))
  if (kind !== 'questions') return []
  return [...new Set(questionIds)].map((id, index) => ({ question_id: id, second: index, required: true }))
}

/** Rows as one value, which a statement takes apart again. */
const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

/** Writes a document as the course that learners see. What a section was before it stays, by its key. */
export const courseWriterRepository = (tx: Queries) => {
  const putContent = async (
    { document, contentId, organisationId, ownerId }: DraftRow,
    { place, cover, tagIds }: Publishable,
    now: Date,
  ): Promise<number> => {
    const sections = sectionsOf(document).map(({ section }) => section)
    const values = {
      name: document.name.trim(),
      summary: document.summary,
      introduction: document.introduction,
      coverUrl: cover === null ? '' : publicFileAddress(cover.hash, cover.suffix),
      ...place,
      teacherId: document.teachers[0] ?? ownerId,
      duration: sections.reduce((sum, section) => sum + durationOf(section), 0),
      sectionCount: sections.length,
      updatedAt: now,
      withdrawnAt: null,
    }
    if (cover !== null) await tx.update(file).set({ isPublic: true }).where(eq(file.id, cover.fileId))
    if (contentId === null) {
      const fixed = { type: CONTENT_TYPE.recorded, organisationId, schoolOnly: true, createdAt: now }
      const nothing = { fileId: null, suffix: '', fileSize: 0 }
      const [id] = await contentWriterRepository(tx).add([
        { content: { ...values, ...fixed, ...nothing }, tagIds },
      ])
      if (id === undefined) throw new Error('the course was not written')
      return id
    }
    await tx.update(content).set(values).where(eq(content.id, contentId))
    await tx.delete(contentTag).where(eq(contentTag.contentId, contentId))
    if (tagIds.length > 0) await tx.insert(contentTag).values(tagIds.map((tagId) => ({ contentId, tagId })))
    return contentId
  }

  const putTeachers = async (contentId: number, teachers: readonly number[]): Promise<void> => {
    await tx.delete(courseTeacher).where(eq(courseTeacher.contentId, contentId))
    const several = [...new Set(teachers)]
    if (several.length > 1)
      await tx.insert(courseTeacher).values(several.map((userId, sort) => ({ contentId, userId, sort })))
  }

  /** Chapters by their keys: those that are there stay, the others come or are hidden. */
  const putChapters = async (contentId: number, { chapters }: CourseDocument, now: Date): Promise<void> => {
    const rows = asRows(chapters.map(({ key, name }, sort) => ({ key, name: name.trim(), sort: sort + 1 })))
    const told = sql`jsonb_to_recordset(${rows}) as told(key text, name text, sort int)`
    await tx.execute(sql`update ${courseChapter} held set name = told.name, sort = told.sort, removed_at = null
      from ${told} where held.content_id = ${contentId} and held.key = told.key`)
    await tx.execute(sql`insert into ${courseChapter} (content_id, name, sort, key)
      select ${contentId}::int, told.name, told.sort, told.key from ${told}
      where not exists (select 1 from ${courseChapter} held where held.content_id = ${contentId} and held.key = told.key)
      order by told.sort`)
    await tx.execute(sql`update ${courseChapter} held set removed_at = ${now.toISOString()}::timestamptz
      where held.content_id = ${contentId} and held.removed_at is null
      and not exists (select 1 from ${told} where told.key = held.key)`)
  }

  /** The same of sections, wherever in the course they stood before. */
  const putSections = async (contentId: number, document: CourseDocument, now: Date): Promise<void> => {
    const rows = asRows(
      sectionsOf(document).map(({ chapter, section }, sort) => ({
        key: section.key,
        chapter_key: chapter.key,
        name: section.name.trim(),
        section_type: TYPES[section.kind],
        duration: durationOf(section),
        file_id: section.kind === 'questions' ? null : (section.file?.fileId ?? null),
        sort: sort + 1,
      })),
    )
    const told = sql`(select told.*, chapter.id as chapter_id
      from jsonb_to_recordset(${rows})
        as told(key text, chapter_key text, name text, section_type smallint, duration int, file_id int, sort int)
      join ${courseChapter} chapter on chapter.content_id = ${contentId} and chapter.key = told.chapter_key) told`
    const held = sql`(select section.id, section.key, section.removed_at from ${courseSection} section
      join ${courseChapter} chapter on chapter.id = section.chapter_id where chapter.content_id = ${contentId}) held`
    await tx.execute(sql`update ${courseSection} section set chapter_id = told.chapter_id, name = told.name,
        section_type = told.section_type, duration = told.duration, file_id = told.file_id, sort = told.sort, removed_at = null
      from ${told}, ${held} where held.key = told.key and section.id = held.id`)
    await tx.execute(sql`insert into ${courseSection} (chapter_id, name, section_type, duration, file_id, sort, key)
      select told.chapter_id, told.name, told.section_type, told.duration, told.file_id, told.sort, told.key from ${told}
      where not exists (select 1 from ${held} where held.key = told.key) order by told.sort`)
    await tx.execute(sql`update ${courseSection} section set removed_at = ${now.toISOString()}::timestamptz
      from ${held} where section.id = held.id and held.removed_at is null
      and not exists (select 1 from ${told} where told.key = held.key)`)
    // What a learner did follows a section into another chapter.
    await tx.execute(sql`update ${learningRecord} record set chapter_id = section.chapter_id
      from ${courseSection} section
      where record.content_id = ${contentId} and section.id = record.section_id and record.chapter_id <> section.chapter_id`)
  }

  const sectionIds = async (contentId: number): Promise<ReadonlyMap<string, number>> => {
    const rows = await tx
      .select({ id: courseSection.id, key: courseSection.key })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .where(eq(courseChapter.contentId, contentId))
    return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])))
  }

  /** What the sections ask and what is said in their films; a question that is asked still keeps its point. */
  const putInside = async (contentId: number, document: CourseDocument): Promise<void> => {
    const ids = await sectionIds(contentId)
    const sections = sectionsOf(document).flatMap(({ section }) => {
      const section_id = ids.get(section.key)
      return section_id === undefined ? [] : [{ section, section_id }]
    })
    const kept = sql`(${sql.join(
      [...ids.values()].map((id) => sql`${id}::int`),
      sql`, `,
    )})`
    const points = asRows(
      sections.flatMap(({ section, section_id }) =>
        pointsOf(section, document.finish).map((point) => ({ section_id, ...point })),
      ),
    )
    const told = sql`jsonb_to_recordset(${points}) as told(section_id int, question_id int, second int, required boolean)`
    await tx.execute(sql`delete from ${questionPoint} point where point.section_id in ${kept}
      and not exists (select 1 from ${told} where told.section_id = point.section_id and told.question_id = point.question_id)`)
    await tx.execute(sql`insert into ${questionPoint} (section_id, question_id, second, required)
      select section_id, question_id, second, required from ${told}
      on conflict on constraint question_point_once do update set second = excluded.second, required = excluded.required`)
    const captions = asRows(
      sections.flatMap(({ section, section_id }) =>
        section.kind === 'film'
          ? section.captions.map(({ language, label, fileId }) => ({
              section_id,
              language,
              label,
              caption_file_id: fileId,
            }))
          : [],
      ),
    )
    await tx.execute(sql`delete from ${sectionCaption} where section_id in ${kept}`)
    await tx.execute(sql`insert into ${sectionCaption} (section_id, language, label, caption_file_id)
      select * from jsonb_to_recordset(${captions}) as told(section_id int, language text, label text, caption_file_id int)`)
  }

  return {
    /** Writes the whole course; answers its content. */
    async write(draft: DraftRow, checked: Publishable, now: Date): Promise<number> {
      const contentId = await putContent(draft, checked, now)
      await putTeachers(contentId, draft.document.teachers)
      await putChapters(contentId, draft.document, now)
      await putSections(contentId, draft.document, now)
      await putInside(contentId, draft.document)
      await contentIndexRepository(tx).index([contentId])
      return contentId
    },
  }
}
