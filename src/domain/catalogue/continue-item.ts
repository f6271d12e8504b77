import type { ContentCard } from './content-card.ts'

/** A course to go on with: the section and second where the learner stopped. */
export interface ContinueItem {
  readonly content: ContentCard
  readonly courseId: number
  readonly chapterId: number
  readonly sectionId: number
  /** Seconds. */
  readonly position: number
  /** 0–100. */
  readonly progress: number
  readonly updateTime: string
}
