import type { ContentType } from '../catalogue/category.ts'

/**
 * Open to all, not opened, the school's own again, out of the library; a new version seen or returned; one's comment hidden or readable
 * again, what became of a comment that one reported; offered again after it was taken down; an error that one reported in a question, put
 * right or found to be none.
 */
export const PUBLISHING_NOTICE_KINDS = [
  'granted',
  'declined',
  'ended',
  'takenDown',
  'versionPublished',
  'versionReturned',
  'commentHidden',
  'commentShown',
  'reportedHidden',
  'reportedKept',
  'restored',
  'faultResolved',
  'faultDismissed',
] as const
export type PublishingNoticeKind = (typeof PUBLISHING_NOTICE_KINDS)[number]

/** What others decided about something that one published or asked for. */
export interface PublishingNotice {
  readonly id: number
  readonly kind: PublishingNoticeKind
  readonly contentId: number
  readonly type: ContentType
  readonly name: string
  /** '' for none. */
  readonly reason: string
  /** ISO 8601. */
  readonly at: string
}
