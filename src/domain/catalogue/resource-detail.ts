import type { ContentCard } from './content-card.ts'
import type { FileItem } from './file-item.ts'

/** A resource as its page shows it. */
export interface ResourceDetail {
  readonly card: ContentCard
  /** Paragraphs. */
  readonly introduction: readonly string[]
  readonly files: readonly FileItem[]
  readonly sameChapter: readonly ContentCard[]
  readonly related: readonly ContentCard[]
}

/** The neighbours of a content in its chapter, 0 for none. */
export interface Neighbours {
  readonly previousId: number
  readonly nextId: number
}

/** A short lesson that explains a content. Duration in seconds. */
export interface ExplanationVideo {
  readonly id: number
  readonly name: string
  readonly coverUrl: string
  readonly url: string
  readonly duration: number
}
