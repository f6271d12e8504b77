import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** A user's own files. Wire: 我的资料. */
export interface PrivateFilePort {
  /**
   * Keeps a copy of a file that the user can see, at the top of the own files; keeps both where the name is taken by
   * another. The same file is kept once. Answers the own file.
   */
  keep(file: FileItem, signal: AbortSignal): Promise<Result<FileItem, Failure>>
}
