/** A notice for its reader. Times ISO 8601. */
export interface Announcement {
  readonly id: number
  readonly title: string
  /** What its author formatted, not yet to be trusted (R-comment-2). */
  readonly html: string
  /** The school whose members it is for; '' for everybody. */
  readonly school: string
  readonly author: string
  readonly publishedAt: string
  /** Stands above the others. */
  readonly onTop: boolean
  readonly read: boolean
}

/** How much of what is told to a user they have not read. */
export interface UnreadNotices {
  readonly announcements: number
  /** What became of lessons that they reserved. */
  readonly lessons: number
  /** What others decided about what they published or asked for. */
  readonly decisions: number
}

export const ANNOUNCEMENTS_PAGE_SIZE = 10

/** Some notices by their ids, or every one of now. */
export type ReadAnnouncements = readonly number[] | 'all'
