import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** A user's own files. Wire: 我的资料. */
export interface PrivateFilePort {
  /**
   * Copies a file that the user can see to the root of the user's own files and answers the copy. If the
   * name is taken by a different file, both are kept; the same file is copied only once.
   */
  keep(file: FileItem, signal: AbortSignal): Promise<Result<FileItem, Failure>>
}
