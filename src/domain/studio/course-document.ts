/** Characters of the name of a course, at most also of a chapter or a section, and of what is said of a course. */
export const MIN_COURSE_NAME = 2
export const MAX_COURSE_NAME = 60
export const MAX_COURSE_SUMMARY = 300
export const MAX_COURSE_INTRODUCTION = 20_000

/** The most that a course holds; a section counts wherever it stands, points and questions in their section. R-studio-9. */
export const MAX_COURSE_CHAPTERS = 100
export const MAX_COURSE_SECTIONS = 500
export const MAX_FILM_POINTS = 50
export const MAX_EXERCISE_QUESTIONS = 100
export const MAX_COURSE_TEACHERS = 20
export const MAX_COURSE_TAGS = 20
/** Colleagues who edit a course beside its owner. */
export const MAX_COURSE_EDITORS = 20

/** A stored file that a course names; duration of a film in seconds, 0 for unknown. */
export interface DocumentFile {
  readonly fileId: number
  /** With its suffix. */
  readonly name: string
  readonly duration: number
}

/** Where in the curriculum a course stands; 0 for nowhere. */
export interface CoursePlace {
  readonly stageId: number
  readonly subjectId: number
  readonly versionId: number
  readonly bookId: number
  readonly chapterId: number
  readonly knowId: number
}

/** WebVTT of a film; language is BCP 47. */
export interface CourseCaption {
  readonly language: string
  readonly label: string
  readonly fileId: number
}

/** Where a film stops to ask; second from its beginning. */
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

/** A course as its makers write it; keys of chapters, sections and points stay for ever. docs/decisions/0317. */
export interface CourseDocument {
  readonly name: string
  readonly summary: string
  /** Paragraphs separated by an empty line. */
  readonly introduction: string
  /** Null for the drawn one. */
  readonly cover: DocumentFile | null
  /** Users, the first of whom is named on cards. */
  readonly teachers: readonly number[]
  readonly place: CoursePlace
  readonly tagIds: readonly number[]
  /** Whether only the required questions count, or all. */
  readonly finish: 'required' | 'all'
  readonly chapters: readonly CourseChapter[]
}
