import { CONTENT_TYPE } from '#domain/catalogue/category.ts'

/** The content id in an address; null if missing or invalid (R-product-8). */
export const contentIdOf = (query: URLSearchParams): number | null => {
  const id = Number(query.get('id'))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Whether the course that an address names is live; recorded where it says nothing. */
export const courseTypeOf = (query: URLSearchParams) =>
  Number(query.get('type')) === CONTENT_TYPE.live ? CONTENT_TYPE.live : CONTENT_TYPE.recorded
