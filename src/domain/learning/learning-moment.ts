import type { ContentType } from '../catalogue/category.ts'

/** How far a learner was in a section at a moment: what a ledger keeps and a server merges. Seconds; R-learning-1. */
export interface LearningMoment {
  readonly courseId: number
  readonly courseType: ContentType
  readonly chapterId: number
  readonly sectionId: number
  readonly position: number
  readonly duration: number
  /** 0–100: the share of the section that was watched, the greatest so far. */
  readonly progress: number
  /** One for each playback. */
  readonly playId: string
  /** The playback has just begun. */
  readonly begins: boolean
  /** By the learner's clock, milliseconds since 1970. */
  readonly at: number
}

/** How far a learner came in a section, as the page that plays it knows. Seconds; 0–100. */
export interface SectionProgress {
  readonly sectionId: number
  readonly position: number
  readonly progress: number
  /** Required questions of the section that are not answered yet. */
  readonly requiredOpen: number
}

/** Percent of a section after which it is finished for good (R-learning-2). */
export const FINISHED_PERCENT = 90
