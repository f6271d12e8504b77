import * as z from 'zod/mini'
import { sentText } from './request.ts'
import { bodyId } from './shape.ts'

/** The most that one course holds; a section counts wherever it stands. */
export const COURSE_LIMITS = {
  chapters: 100,
  sections: 500,
  points: 50,
  captions: 10,
  questions: 100,
  teachers: 20,
  tags: 20,
} as const

/** Characters of the texts of a course; `name` also of a chapter or a section, of which one is enough. */
export const COURSE_TEXT_LIMITS = { shortestName: 2, name: 60, summary: 300, introduction: 20_000 } as const

/** What names a chapter, a section or a point for ever: made once by the client that adds it (`crypto.randomUUID`). */
export const thingKey = sentText(z.regex(/^[0-9A-Za-z-]{8,64}$/))

const someIds = (most: number) => z.array(bodyId.check(z.minimum(1))).check(z.maxLength(most))
const title = sentText(z.maxLength(200))
const seconds = z.int().check(z.minimum(0), z.maximum(86_400))

/** A stored file: its id, the name it is shown by, with the suffix, and of a film its length in seconds, 0 for unknown. */
export const documentFile = z.object({ fileId: bodyId.check(z.minimum(1)), name: title, duration: seconds })

/** Where in the curriculum a course stands; 0 for nowhere. */
export const documentPlace = z.object({
  stageId: bodyId,
  subjectId: bodyId,
  versionId: bodyId,
  bookId: bodyId,
  chapterId: bodyId,
  knowId: bodyId,
})

/** What is said in a film, as a stored WebVTT file; language is BCP 47, and stands once in a section. */
export const documentCaption = z.object({
  language: sentText(z.minLength(2), z.maxLength(35)),
  label: sentText(z.minLength(1), z.maxLength(40)),
  fileId: bodyId.check(z.minimum(1)),
})

/** Where a film stops to ask; second from its beginning. A section asks a question once. */
export const documentPoint = z.object({
  key: thingKey,
  questionId: bodyId.check(z.minimum(1)),
  second: seconds,
  required: z.boolean(),
})

/** A film has its file, captions and points; a file its file; an exercise its questions, in order. */
export const documentSection = z.object({
  key: thingKey,
  name: title,
  kind: z.literal(['film', 'file', 'questions']),
  file: z.nullable(documentFile),
  captions: z.array(documentCaption).check(z.maxLength(COURSE_LIMITS.captions)),
  points: z.array(documentPoint).check(z.maxLength(COURSE_LIMITS.points)),
  questionIds: someIds(COURSE_LIMITS.questions),
})

export const documentChapter = z.object({
  key: thingKey,
  name: title,
  sections: z.array(documentSection).check(z.maxLength(COURSE_LIMITS.sections)),
})

/**
 * A course as its makers write it (docs/decisions/0317): one document, whose chapters, sections and points keep their keys for
 * ever. Its spelling is the same on the wire, in the database and in the client, since the same edits apply to it everywhere.
 */
export const courseDocument = z.object({
  name: title,
  /** One sentence. */
  summary: sentText(z.maxLength(COURSE_TEXT_LIMITS.summary)),
  /** Paragraphs separated by an empty line; plain text. */
  introduction: sentText(z.maxLength(COURSE_TEXT_LIMITS.introduction)),
  /** A picture; null for the drawn one. */
  cover: z.nullable(documentFile),
  /** Users, the first of whom is named on cards. */
  teachers: someIds(COURSE_LIMITS.teachers),
  place: documentPlace,
  tagIds: someIds(COURSE_LIMITS.tags),
  /** `required`: FINISHED_PERCENT of each film (contract/learning.ts) and the required questions; `all`: every question counts as required. */
  finish: z.literal(['required', 'all']),
  chapters: z.array(documentChapter).check(z.maxLength(COURSE_LIMITS.chapters)),
})

export type CourseDocument = z.output<typeof courseDocument>
export type CourseChapter = z.output<typeof documentChapter>
export type CourseSection = z.output<typeof documentSection>
export type CoursePoint = z.output<typeof documentPoint>

/** A course of which only the name and who begins it are known. */
export const emptyCourse = (name: string, teacherId: number): CourseDocument => ({
  name,
  summary: '',
  introduction: '',
  cover: null,
  teachers: teacherId === 0 ? [] : [teacherId],
  place: { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
  tagIds: [],
  finish: 'required',
  chapters: [],
})

/** Whether a name has the characters that one needs to be published, from `least` on. */
export const isPublishableName = (name: string, least: number): boolean => {
  const { length } = Array.from(name.trim())
  return length >= least && length <= COURSE_TEXT_LIMITS.name
}

/** Every section in order, with its chapter. */
export const sectionsOf = (document: CourseDocument) =>
  document.chapters.flatMap((chapter) => chapter.sections.map((section) => ({ chapter, section })))

/** Every stored file that a document names. */
export const filesOf = (document: CourseDocument): ReadonlySet<number> =>
  new Set([
    ...(document.cover ? [document.cover.fileId] : []),
    ...sectionsOf(document).flatMap(({ section }) => [
      ...(section.file ? [section.file.fileId] : []),
      ...section.captions.map(({ fileId }) => fileId),
    ]),
  ])

/** Every question that a document asks. */
export const questionsOf = (document: CourseDocument): ReadonlySet<number> =>
  new Set(
    sectionsOf(document).flatMap(({ section }) => [
      ...section.questionIds,
      ...section.points.map(({ questionId }) => questionId),
    ]),
  )

/** Whether two values of a document say the same. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    )
  const left = one as Readonly<Record<string, unknown>>
  const right = other as Readonly<Record<string, unknown>>
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSame(left[name], right[name]))
  )
}
