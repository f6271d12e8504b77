import type { resourceVersion } from '../../db/schema/resource-version.ts'

export type VersionRow = typeof resourceVersion.$inferSelect

/** The contents of one version of a resource. */
export type ResourceState = Pick<
  VersionRow,
  | 'name'
  | 'summary'
  | 'introduction'
  | 'coverUrl'
  | 'stageId'
  | 'subjectId'
  | 'versionId'
  | 'bookId'
  | 'chapterId'
  | 'knowId'
  | 'gradeId'
  | 'tagId'
  | 'fileId'
> & { readonly coverFileId?: number | null }

/** What a version says of its resource. */
export const stateOfVersion = (version: VersionRow): ResourceState => ({
  name: version.name,
  summary: version.summary,
  introduction: version.introduction,
  coverUrl: version.coverUrl,
  coverFileId: version.coverFileId,
  stageId: version.stageId,
  subjectId: version.subjectId,
  versionId: version.versionId,
  bookId: version.bookId,
  chapterId: version.chapterId,
  knowId: version.knowId,
  gradeId: version.gradeId,
  tagId: version.tagId,
  fileId: version.fileId,
})
