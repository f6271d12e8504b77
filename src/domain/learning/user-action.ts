import type { ContentType } from '../catalogue/category.ts'

/** What a user did with a content. */
export interface UserAction {
  readonly kind: 'view' | 'download' | 'share' | 'print' | 'reserve' | 'cancelReservation'
  readonly content: { readonly id: number; readonly type: ContentType }
  /** Of a live course: the session that is meant; absent for the one that comes next. */
  readonly sectionId?: number
}
