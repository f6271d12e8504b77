import type { ContentType } from '../catalogue/category.ts'

/**
 * A release was granted, declined or ended; a file was taken out of the library; a new version became
 * visible or was returned; the user's comment was hidden or restored; a reported comment was decided; a
 * content was offered again after it was taken down; a reported error in a question was corrected or
 * rejected.
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

/** A decision of others about the user's publication or request. */
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
