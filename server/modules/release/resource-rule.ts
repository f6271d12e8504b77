import type { ResourceState } from '../content/resource-state.ts'

const WORDS = ['name', 'summary', 'introduction', 'coverUrl', 'fileId'] as const
const PLACE = [
  'stageId',
  'subjectId',
  'versionId',
  'bookId',
  'chapterId',
  'knowId',
  'gradeId',
  'tagId',
] as const

/** R-resource-1: what readers read is reviewed again; where it stands is not. */
export const needsReview = (from: ResourceState, to: ResourceState): boolean =>
  WORDS.some((field) => from[field] !== to[field])

export const isSameResource = (from: ResourceState, to: ResourceState): boolean =>
  !needsReview(from, to) && PLACE.every((field) => from[field] === to[field])
