/** What became of a lesson that the user reserved. */
export type LiveNoticeKind = 'moved' | 'changed' | 'cancelled' | 'restored'

/** Times ISO 8601. */
export interface LiveNotice {
  readonly id: number
  readonly kind: LiveNoticeKind
  /** The live course. */
  readonly contentId: number
  readonly name: string
  readonly sessionName: string
  readonly startTime: string
  /** Before it was moved; '' where it was not. */
  readonly wasStartTime: string
  /** Why it was called off; '' for none. */
  readonly reason: string
}
