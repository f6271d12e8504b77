import * as z from 'zod/mini'
import { sentGrade, sentKeyword } from './request.ts'
import { amount, bodyId, queryNumber } from './shape.ts'

const wanted = z.optional(bodyId)
const asked = z.optional(queryNumber)

/** PageQ in a body: PageIndex from 1, PageSize at most 100; Sort as the call says; Keyword trimmed by the server. */
export const pageQuestion = {
  PageIndex: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  PageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  Sort: z.optional(z.int()),
  Keyword: z.optional(sentKeyword),
}

/** PageQ in a query string. */
export const pageInQuery = {
  PageIndex: asked,
  PageSize: asked,
  Sort: asked,
  Keyword: z.optional(sentKeyword),
}

/** Scope in a body: where in the curriculum; 0 or absent for anywhere. */
export const scopeQuestion = {
  StageId: wanted,
  SubjectId: wanted,
  GradeId: z.optional(sentGrade),
  VersionId: wanted,
  BookId: wanted,
  ChapterId: wanted,
  KnowId: wanted,
}

/** Scope in a query string. */
export const scopeInQuery = {
  StageId: asked,
  SubjectId: asked,
  GradeId: asked,
  VersionId: asked,
  BookId: asked,
  ChapterId: asked,
  KnowId: asked,
}

/**
 * Page<T>: PageIndex counts from 1, TotalCount is exact unless the call says otherwise. An answer without Items is no page,
 * and never an empty one.
 */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    PageIndex: amount,
    PageSize: amount,
    TotalCount: amount,
    PageCount: amount,
    Items: z.array(item),
  })
