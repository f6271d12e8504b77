/** What narrows the log; '' narrows nothing. */
export interface AuditQuery {
  /** A feature (`course`) or an act (`course.publish`). */
  readonly act: string
  /** Who did it: a part of a name, its pinyin or initials, or an account. */
  readonly who: string
  /** What was done to: a kind (`course`) or one thing (`course:12`). */
  readonly thing: string
  /** Days as the one who looks counts them, `2026-11-24`; both are within. */
  readonly from: string
  readonly to: string
  /** From 1. */
  readonly page: number
}

export const WHOLE_LOG: AuditQuery = { act: '', who: '', thing: '', from: '', to: '', page: 1 }

/** R-wire-9. */
export const AUDIT_PAGE_SIZE = 20

/** What somebody did. R-audit-1. */
export interface AuditLine {
  readonly id: number
  /** ISO 8601. */
  readonly time: string
  readonly act: string
  /** '' once the account is gone. */
  readonly userName: string
  readonly schoolName: string
  /** A kind and an id. */
  readonly thing: string
  /** What it is called now; '' where it is gone or has no name. */
  readonly thingName: string
  /** '' for nothing more. */
  readonly detail: string
}

/** Features that acts are of, as they stand before the dot. */
export const AUDITED_FEATURES = [
  'person',
  'school',
  'role',
  'account',
  'personalData',
  'platform',
  'comment',
  'review',
  'release',
  'resource',
  'course',
  'live',
  'lesson',
  'question',
  'banner',
  'category',
  'tag',
  'tagRow',
  'hotTerm',
  'curriculum',
  'cloudMenu',
  'site',
  'notice',
  'content',
] as const

export type AuditedFeature = (typeof AUDITED_FEATURES)[number]
