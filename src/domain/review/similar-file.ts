import type { FileItem } from '../catalogue/file-item.ts'

/** Same bytes, same name, or a similar name. */
export const SIMILARITIES = ['sameContent', 'sameName', 'nearName'] as const
export type Similarity = (typeof SIMILARITIES)[number]

/** A file of a school's library that the request under review may duplicate. */
export interface SimilarFile {
  readonly likeness: Similarity
  readonly file: FileItem
  /** The id of the content, for its address. */
  readonly contentId: number
  readonly placeNames: readonly string[]
  readonly ownerName: string
  /** ISO 8601. */
  readonly sharedAt: string
}
