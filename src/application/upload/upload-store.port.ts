import type { UploadRecord } from '#domain/upload/upload.ts'

/**
 * Stores uploads through a reload, a crash and an expiry (R-upload-3). Never rejects; if the browser cannot
 * store, nothing is stored. Contents are stored as far as there is room. Calls may overlap: the last call
 * for an upload wins.
 */
export interface UploadStore {
  /** Stores the state of all uploads first, then their contents; stops when `signal` is aborted. */
  keep(records: readonly UploadRecord[], signal?: AbortSignal): Promise<void>
  forget(records: readonly Pick<UploadRecord, 'userId' | 'key'>[]): Promise<void>
  /** Takes over the user's unfinished uploads, except those of pages that are open and not frozen. */
  adopt(userId: number): Promise<readonly UploadRecord[]>
  /** Uploads in progress on the user's other open pages; those of closed and frozen pages are for `adopt`. */
  onOtherPages(userId: number): Promise<readonly UploadRecord[]>
  /**
   * `left`: another page of the user was closed or frozen with unfinished uploads, which `adopt` can take.
   * `frozen`: the browser freezes this page, so that other pages may take its uploads; not reported for
   * contents that exist in this page alone. The returned function stops the reports.
   */
  watchLeft(userId: number, tell: (news: 'left' | 'frozen') => void): () => void
  /**
   * Reports that this page is resumed after a freeze, to adopt the uploads that no other page took; the
   * returned function stops this.
   */
  watchWake(tell: () => void): () => void
  /**
   * Deletes uploads of other users (R-session-5), but not those that may be this user's under another id
   * (`isOfAnother`).
   */
  keepOnlyOf(userId: number): Promise<void>
}
