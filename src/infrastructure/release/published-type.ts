import { CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'

const TYPES: readonly ContentType[] = Object.values(CONTENT_TYPE)

/** What is of no known type is shown as a resource. */
export const publishedTypeOf = (type: number | null | undefined): ContentType =>
  TYPES.find((known) => known === type) ?? CONTENT_TYPE.resource
