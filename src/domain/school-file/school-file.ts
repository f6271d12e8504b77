import type { CurriculumPlace, NamedId } from '../catalogue/content-card.ts'
import type { FileItem } from '../catalogue/file-item.ts'

/** A file of a school's library. Times ISO 8601. */
export interface SchoolFile {
  /** Of the content that it is: favourites, comments, its page. */
  readonly id: number
  readonly file: FileItem
  readonly place: CurriculumPlace
  /** 课件, 教案 …; id 0 for none. */
  readonly tag: NamedId
  /** Who shared it. */
  readonly uploader: NamedId
  readonly sharedAt: string
  readonly viewCount: number
  readonly downloadCount: number
  readonly favourite: boolean
}

/** A zip of several files: its address is short-lived, and it is made while it is sent. Size in bytes, before packing. */
export interface FilePack {
  readonly url: string
  readonly name: string
  readonly count: number
  readonly size: number
}
