import type { WrittenTree } from '#domain/frame/curriculum-batch.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Reads and writes tables (CSV in UTF-8, UTF-16 or GB 18030, and xlsx) in the browser. */
export interface TreeFiles {
  /** The rows of the first non-empty sheet, as text. */
  read(file: Blob): Promise<Result<readonly (readonly string[])[], 'unreadable'>>
  write(tree: WrittenTree): Promise<Blob>
}
