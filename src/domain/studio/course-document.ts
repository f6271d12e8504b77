/**
 * Limits in characters for the name of a course (the maximum also for chapters and sections) and for its
 * texts.
 */
export const MIN_COURSE_NAME = 2
export const MAX_COURSE_NAME = 60
export const MAX_COURSE_SUMMARY = 300
export const MAX_COURSE_INTRODUCTION = 20_000

/**
 * Limits of a course: chapters and sections per course, question points and questions per section.
 * R-studio-9.
 */
export const MAX_COURSE_CHAPTERS = 100
export const MAX_COURSE_SECTIONS = 500
export const MAX_FILM_POINTS = 50
export const MAX_EXERCISE_QUESTIONS = 100
export const MAX_COURSE_TEACHERS = 20
export const MAX_COURSE_TAGS = 20
/** The most co-editors of a course, without its owner. */
export const MAX_COURSE_EDITORS = 20

/** A stored file in a course; duration of a film in seconds, 0 if unknown. */
export interface DocumentFile {
  readonly fileId: number
  /** Including the suffix. */
  readonly name: string
  readonly duration: number
}

/** The place of a course in the curriculum; ids are 0 if not chosen. */
export interface CoursePlace {
  readonly stageId: number
  readonly subjectId: number
  readonly versionId: number
  readonly bookId: number
  readonly chapterId: number
  readonly knowId: number
}

/** A WebVTT file of a film; language is BCP 47. */
export interface CourseCaption {
  readonly language: string
  readonly label: string
  readonly fileId: number
}

/** A question point, at which the film stops; seconds from its start. */
export interface CoursePoint {
  readonly key: string
  readonly questionId: number
  readonly second: number
  readonly required: boolean
}

export type SectionKind = 'film' | 'file' | 'questions'

export interface CourseSection {
  readonly key: string
  readonly name: string
  readonly kind: SectionKind
  readonly file: DocumentFile | null
  readonly captions: readonly CourseCaption[]
  readonly points: readonly CoursePoint[]
  readonly questionIds: readonly number[]
}

export interface CourseChapter {
  readonly key: string
  readonly name: string
  readonly sections: readonly CourseSection[]
}

/**
 * A course as its editors write it; the keys of chapters, sections and points never change.
 * docs/decisions/0317.
 */
export interface CourseDocument {
  readonly name: string
  readonly summary: string
  /** Paragraphs separated by an empty line. */
  readonly introduction: string
  /** Null for the generated cover. */
  readonly cover: DocumentFile | null
  /** User ids; the first is shown on cards. */
  readonly teachers: readonly number[]
  readonly place: CoursePlace
  readonly tagIds: readonly number[]
  /** Whether only required questions count for completion, or all. */
  readonly finish: 'required' | 'all'
  readonly chapters: readonly CourseChapter[]
}
