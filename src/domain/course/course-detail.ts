import type { ContentCard, LiveStatus } from '../catalogue/content-card.ts'
import type { FileItem } from '../catalogue/file-item.ts'

export type SectionKind = 'video' | 'live' | 'file' | 'questions'

/** A section of a course with what the learner did in it; of a live course, one session. Seconds; times ISO 8601. */
export interface CourseSection {
  readonly id: number
  readonly chapterId: number
  readonly name: string
  readonly kind: SectionKind
  readonly duration: number
  readonly questionCount: number
  /** 0–100. */
  readonly progress: number
  /** Where the learner stopped. */
  readonly position: number
  /** Sticky, as long as nothing more is asked. */
  readonly finished: boolean
  /** Required questions that are not answered yet: without them it is not finished. */
  readonly requiredOpen: number
  /** A film that is still to be recorded: there is nothing to play. */
  readonly recording: boolean
  readonly liveStatus: LiveStatus
  readonly startTime: string
  readonly endTime: string
  /** Of a session of a live course: it will not take place. */
  readonly cancelled: boolean
  /** Of a file section; null where there is none. */
  readonly file: CourseFile | null
}

export interface CourseChapter {
  readonly id: number
  readonly name: string
  readonly sections: readonly CourseSection[]
}

/** A file that goes with a course; `resourceId` is the resource that shows it, 0 for none. */
export interface CourseFile extends FileItem {
  readonly resourceId: number
}

export interface Teacher {
  readonly id: number
  readonly name: string
  readonly avatarUrl: string
  readonly title: string
  readonly organisationName: string
}

/** Where the learner left off. */
export interface LastPlace {
  readonly sectionId: number
  readonly position: number
}

/** What comes next of a live course. */
export interface LiveOutlook {
  readonly reserved: boolean
  readonly reserveCount: number
  readonly cancelled: boolean
  /** The user teaches it. */
  readonly teaching: boolean
}

/** A recorded or live course as its introduction shows it. */
export interface CourseDetail {
  readonly card: ContentCard
  /** Paragraphs. */
  readonly introduction: readonly string[]
  readonly teachers: readonly Teacher[]
  readonly chapters: readonly CourseChapter[]
  readonly attachments: readonly CourseFile[]
  readonly lastPlace: LastPlace | null
  /** How many people have begun it. */
  readonly studyCount: number
  /** When a section counts as finished, in words; '' for unknown. */
  readonly finishRule: string
  readonly related: readonly ContentCard[]
  /** Null for a recorded course. */
  readonly live: LiveOutlook | null
}

export const sectionsOf = ({ chapters }: Pick<CourseDetail, 'chapters'>): readonly CourseSection[] =>
  chapters.flatMap(({ sections }) => sections)

/** What is watched: films and lessons, in order. */
export const isPlayable = ({ kind, recording }: CourseSection): boolean =>
  (kind === 'video' && !recording) || kind === 'live'

/** There is something to see at this moment: before and after a live lesson there is not, until its replay. */
export const isOnScreen = (section: CourseSection): boolean =>
  isPlayable(section) && section.liveStatus !== 'announced' && section.liveStatus !== 'ended'

/** Whether that section can be watched at this moment; of one that is not in the list nothing speaks against it. */
export const isSomethingToSee = (course: Pick<CourseDetail, 'chapters'>, sectionId: number): boolean => {
  const section = sectionsOf(course).find(({ id }) => id === sectionId)
  return section === undefined || isOnScreen(section)
}
