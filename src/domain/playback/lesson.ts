import type { QuestionPoint } from '../question/question-point.ts'
import type { FilmChapter } from './film-chapter.ts'

/** One way to fetch a film; best first. */
export interface FilmSource {
  /** 1080p, 自动 … */
  readonly label: string
  readonly url: string
  readonly kind: 'file' | 'hls'
  /** Pixels; 0 for unknown or several. */
  readonly height: number
  /** At a cloud video service; '' for none. */
  readonly cloudVideoId: string
  /** What that service asks for with it; holds for minutes. */
  readonly cloudPlayAuth: string
}

export interface CaptionTrack {
  /** BCP 47. */
  readonly language: string
  readonly label: string
  /** WebVTT. */
  readonly url: string
}

/** How far the learner came, as the server knows it. */
export interface LessonRecord {
  /** Seconds. */
  readonly position: number
  /** 0–100, the greatest ever. */
  readonly progress: number
  /** Sticky. */
  readonly finished: boolean
  /** ISO 8601; '' for never. */
  readonly updatedAt: string
}

/** A section of a course as it is played. Seconds. Wire: getstructurepagecontentinfo. */
export interface Lesson {
  readonly courseId: number
  readonly chapterId: number
  readonly sectionId: number
  readonly name: string
  readonly courseName: string
  /** None while the film is being prepared. */
  readonly sources: readonly FilmSource[]
  readonly posterUrl: string
  readonly captions: readonly CaptionTrack[]
  /** By second; none where the film has no parts. */
  readonly chapters: readonly FilmChapter[]
  readonly duration: number
  /** By second. */
  readonly points: readonly QuestionPoint[]
  /** Null for never played. */
  readonly record: LessonRecord | null
  /** The film before and after it in the course, 0 for none. */
  readonly previousId: number
  readonly nextId: number
  /** When it counts as finished, in words; '' for unknown. */
  readonly finishRule: string
}
