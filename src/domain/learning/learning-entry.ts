import type { ContentCard } from '../catalogue/content-card.ts'
import type { ContinueItem } from '../catalogue/continue-item.ts'

/** When a live takes place, and what the user has to do with it. Times ISO 8601. */
export interface Occurrence {
  readonly content: ContentCard
  /** Of the session; '' for unknown. */
  readonly sessionName: string
  readonly startTime: string
  readonly endTime: string
  readonly reserved: boolean
  readonly cancelled: boolean
}

/** Sitting in a live lesson: when last (ISO 8601), and how long in all, in seconds. */
export interface Attendance {
  readonly at: string
  readonly seconds: number
}

/** One line of what a user learned, browsed or takes part in; where nothing was learned `sectionId` is 0. */
export interface LearningEntry extends ContinueItem {
  /** Of the line, for removing it. */
  readonly id: number
  /** Where the learner stopped; '' for none. */
  readonly sectionName: string
  /** Of the section, in seconds. */
  readonly duration: number
  /** Of the section while it was live; null for never. Position and progress are those of its film. */
  readonly attended: Attendance | null
  /** The section was seen to its end once. */
  readonly sectionFinished: boolean
  /** All of the course was. */
  readonly finished: boolean
  /** The content was withdrawn. */
  readonly invalid: boolean
  /** Of a live course the one that counts now. */
  readonly occurrence: Occurrence | null
}

/** The live lesson was attended, and its film was not begun. */
export const isOnlyAttended = ({ attended, position, progress }: LearningEntry): boolean =>
  attended !== null && position === 0 && progress === 0
