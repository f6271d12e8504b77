import type { UploadRecord } from '#domain/upload/upload.ts'

/**
 * Where uploads outlive the page, its crash and an expiry (R-upload-3). Never rejects: where nothing can be kept nothing
 * is. The content is kept as far as there is room for it. Calls may overlap: the last word on an upload is the one that stays.
 */
export interface UploadStore {
  /** Writes all down at once, how they stand before their contents; nothing more of them once `signal` is aborted. */
  keep(records: readonly UploadRecord[], signal?: AbortSignal): Promise<void>
  forget(records: readonly Pick<UploadRecord, 'userId' | 'key'>[]): Promise<void>
  /** What this user has not finished, of no page that is still open and awake: from now on it is this page's. */
  adopt(userId: number): Promise<readonly UploadRecord[]>
  /** What this user's other open pages have on its way; `adopt` has what is left of closed and frozen ones. */
  onOtherPages(userId: number): Promise<readonly UploadRecord[]>
  /**
   * `left`: another page of this user was closed or frozen with uploads that are not done, which `adopt` then has. `frozen`: the browser
   * freezes this page, whose uploads are any other's now; not told where a content lies in this page alone. Until it is ended.
   */
  watchLeft(userId: number, tell: (news: 'left' | 'frozen') => void): () => void
  /** Tells when a frozen page goes on, which then adopts what no other has taken; until it is ended. */
  watchWake(tell: () => void): () => void
  /** Deletes what other users left (R-session-5); what may be this user's own under another id stays (`isOfAnother`). */
  keepOnlyOf(userId: number): Promise<void>
}
