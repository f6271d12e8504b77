/** The filters of the log; '' means no filter. */
export interface AuditQuery {
  /** A feature (`course`) or an act (`course.publish`). */
  readonly act: string
  /** The acting person: a part of the name, its pinyin or initials, or an account. */
  readonly who: string
  /** The object of the act: a kind (`course`) or one thing (`course:12`). */
  readonly thing: string
  /** First and last day in the time zone of the viewer, such as `2026-11-24`; both are included. */
  readonly from: string
  readonly to: string
  /** From 1. */
  readonly page: number
}

export const WHOLE_LOG: AuditQuery = { act: '', who: '', thing: '', from: '', to: '', page: 1 }

/** R-wire-9. */
export const AUDIT_PAGE_SIZE = 20

/** An entry of the audit log. R-audit-1. */
export interface AuditLine {
  readonly id: number
  /** ISO 8601. */
  readonly time: string
  readonly act: string
  /** '' after the account was erased. */
  readonly userName: string
  readonly schoolName: string
  /** A kind and an id. */
  readonly thing: string
  /** The present name of the object; '' if it is gone or has no name. */
  readonly thingName: string
  /** Further details; may be ''. */
  readonly detail: string
}

/** The features in the names of acts, before the dot. */
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
