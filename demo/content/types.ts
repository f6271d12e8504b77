import type { Handout } from '../handouts/types.ts'

/**
 * What a teacher's catalogue is made of before it becomes rows. Every place is written as the path
 * a teacher would say it, `版本/册/章` or `版本/册/章/节`, and is looked up when the seed is built: a path that
 * names nothing is an error of the seed, not a silent gap.
 */
export type StageKey = 'primary' | 'junior' | 'senior'

export type SubjectKey =
  | 'chinese'
  | 'math'
  | 'english'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'politics'
  | 'history'
  | 'geography'
  | 'music'
  | 'art'
  | 'sports'
  | 'it'

export type SchoolKey = 'qinghe' | 'jiangcheng'

/** 课件 教案 学案 试卷 微课 素材: the tags of the resource library. */
export type ResourceKind = '课件' | '教案' | '学案' | '试卷' | '微课' | '素材'

export type ResourceFormat = 'pptx' | 'docx' | 'pdf' | 'xlsx' | 'mp4' | 'png' | 'jpg'

/** A chapter with its sections: `['第一章 有理数', ['1.1 正数和负数', …]]`, or a bare name where the book has no sections. */
export type ChapterContent = string | readonly [name: string, sections: readonly string[]]

export interface BookContent {
  /** As printed on the cover, e.g. 七年级上册, 必修第一册. */
  readonly name: string
  /**
   * The year by which teachers tell the edition from others: 七年级上册（2024版）. Of 统编版 it is the year of the book,
   * of all others that of the set to which it belongs.
   */
  readonly edition: number
  /** School year 1–12 of the pupils who use it. */
  readonly grade: number
  readonly chapters: readonly ChapterContent[]
}

export interface VersionContent {
  /** 人教版, 北师大版, 统编版, 外研社版 … */
  readonly name: string
  readonly books: readonly BookContent[]
}

export interface TeacherContent {
  readonly key: string
  readonly name: string
  /** 一级教师, 高级教师, 正高级教师, 特级教师. */
  readonly title: string
  readonly school: SchoolKey
  /** The demonstration account of this name teaches this, too. */
  readonly hasAccount?: true
}

export interface CourseSectionContent {
  readonly name: string
  readonly kind: 'video' | 'file' | 'questions'
}

export interface CourseContent {
  /** Stable, unique in the whole seed, e.g. `math-junior-pythagoras`. */
  readonly key: string
  readonly title: string
  readonly place: string
  readonly teacher: string
  /** One sentence, at most 60 characters, shown on cards. */
  readonly summary: string
  /** Two to four paragraphs: for whom, what is learned, how to use it in class. */
  readonly introduction: readonly string[]
  readonly chapters: readonly { readonly name: string; readonly sections: readonly CourseSectionContent[] }[]
  /** Absent for what is there for everybody. */
  readonly standing?: 'withdrawn' | 'schoolOnly'
}

/** A live course: the same, its sections are the sessions; when they take place is the seed's business. */
export interface LiveContent extends Omit<CourseContent, 'chapters' | 'standing'> {
  /** Names of the sessions, in order. */
  readonly sessions: readonly string[]
  /** Minutes of one session. */
  readonly minutes: number
  /** Announced and called off, or open at any hour. */
  readonly standing?: 'cancelled' | 'always'
}

/** A point of a paper or study sheet, as pupils get it. */
export interface AskedPoint {
  /** With gaps where pupils write; null for what only teachers read. */
  readonly asked: string | null
  readonly answers: readonly string[]
  /** False for what is only read. */
  readonly isTask: boolean
}

/** A paper or study sheet in one of its two versions. */
export interface Exam {
  readonly points: readonly AskedPoint[]
  /** For each task, in order; empty for a study sheet. */
  readonly scores: readonly number[]
  readonly forTeachers: boolean
}

export interface ResourceContent {
  /** Stable, unique in the whole seed, e.g. `physics-junior-buoyancy-slides`. */
  readonly key: string
  readonly title: string
  readonly place: string
  readonly teacher: string
  readonly kind: ResourceKind
  readonly format: ResourceFormat
  /** One sentence, at most 60 characters, shown on cards. */
  readonly summary: string
  /**
   * Four to eight lines of true subject matter: what stands in the file itself (slides, steps of the plan,
   * tasks with their answers, rows of a table as `甲｜乙｜丙`). Each line is a complete thought, 15–80 characters.
   */
  readonly points: readonly string[]
  /** Of a paper or study sheet: its version, without answers or with them. */
  readonly exam?: Exam
  /** Of what is read in a lesson: the whole of it. */
  readonly handout?: Handout
}

export interface StageContent {
  readonly stage: StageKey
  readonly versions: readonly VersionContent[]
  readonly courses: readonly CourseContent[]
  readonly lives: readonly LiveContent[]
  readonly resources: readonly ResourceContent[]
  /** The papers and study sheets of `resources` with their answers, for teachers. */
  readonly answers?: readonly ResourceContent[]
  /** What is read in lessons without a film. */
  readonly handouts?: readonly ResourceContent[]
}

export interface SubjectContent {
  readonly subject: SubjectKey
  readonly teachers: readonly TeacherContent[]
  readonly stages: readonly StageContent[]
}
