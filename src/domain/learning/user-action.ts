import type { ContentType } from '../catalogue/category.ts'

/** What a user did with a content. */
export interface UserAction {
  readonly kind: 'view' | 'download' | 'share' | 'print' | 'reserve'
  readonly content: { readonly id: number; readonly type: ContentType }
  /** Of a live course: the session that is reserved; absent for the one that comes next. */
  readonly sectionId?: number
}
