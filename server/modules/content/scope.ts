import { CONTENT_TYPE, type ContentType } from '../../db/schema/content.ts'

/** Scope of the wire: where in the curriculum; 0 for anywhere. */
export interface Scope {
  readonly stageId: number
  readonly subjectId: number
  readonly gradeId: number
  readonly versionId: number
  readonly bookId: number
  readonly chapterId: number
  readonly knowId: number
}

export const ANYWHERE: Scope = {
  stageId: 0,
  subjectId: 0,
  gradeId: 0,
  versionId: 0,
  bookId: 0,
  chapterId: 0,
  knowId: 0,
}

/** The Type of the wire: null for all types (0 or absent), undefined for an unknown one. */
export const asContentType = (type = 0): ContentType | null | undefined =>
  type === 0 ? null : Object.values(CONTENT_TYPE).find((known) => known === type)
