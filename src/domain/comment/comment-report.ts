import type { ContentType } from '../catalogue/category.ts'
import type { Page } from '../kernel/page.ts'
import type { CommentState } from './comment.ts'

export type ReportCategory = 'advertising' | 'insult' | 'harmful' | 'privacy' | 'offTopic' | 'other'

export const REPORT_CATEGORIES: readonly ReportCategory[] = [
  'advertising',
  'insult',
  'harmful',
  'privacy',
  'offTopic',
  'other',
]

export const MAX_REPORT_WORDS = 200

/** What a reader says against a comment. */
export interface CommentReport {
  readonly commentId: number
  readonly category: ReportCategory
  /** At most 200 characters; '' for none. */
  readonly words: string
}

/** What keeps a report from being sent: no category, 其他 without words, too many words. */
export type ReportProblem = 'category' | 'words' | 'tooLong'

export const reportProblemOf = (category: ReportCategory | null, words: string): ReportProblem | null => {
  if (category === null) return 'category'
  if (Array.from(words.trim()).length > MAX_REPORT_WORDS) return 'tooLong'
  return category === 'other' && words.trim() === '' ? 'words' : null
}

/** Those that wait, those whose comment was hidden, those whose comment was kept. */
export type ReportsShown = 'open' | 'hidden' | 'kept'

export const REPORTS_SHOWN: readonly ReportsShown[] = ['open', 'hidden', 'kept']

export interface ReportsQuery {
  readonly shown: ReportsShown
  /** From 1. */
  readonly page: number
}

export const WAITING_REPORTS: ReportsQuery = { shown: 'open', page: 1 }

/** R-wire-9. */
export const REPORTS_PER_PAGE = 10

/** A comment with what was said against it. R-comment-4. */
export interface ReportedComment {
  /** Of the comment. */
  readonly id: number
  /** As it came over the wire: sanitised again before it is drawn. */
  readonly html: string
  readonly writerName: string
  readonly createTime: string
  readonly mine: boolean
  readonly state: CommentState
  readonly content: { readonly id: number; readonly type: ContentType; readonly name: string }
  readonly schoolName: string
  readonly reports: readonly {
    readonly category: ReportCategory
    readonly words: string
    readonly reporterName: string
    readonly createTime: string
  }[]
  /** Null while nobody has decided. */
  readonly decision: { readonly deciderName: string; readonly time: string; readonly reason: string } | null
}

export type ReportedPage = Page<ReportedComment>

/** Hidden, kept, or readable again. */
export type ReportVerdict = 'hide' | 'keep' | 'show'

export interface ReportDecision {
  readonly commentId: number
  readonly verdict: ReportVerdict
  /** 1 to 200 characters for `hide`. */
  readonly reason: string
}
