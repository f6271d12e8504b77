/** What happened to a lesson that the user reserved. */
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
  /** The former start of a moved lesson; '' if it was not moved. */
  readonly wasStartTime: string
  /** Why it was called off; '' if no reason was given. */
  readonly reason: string
}
