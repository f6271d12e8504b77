/** The content that an address names by `id`; null for none or nonsense (R-product-8). */
export const contentIdOf = (query: URLSearchParams): number | null => {
  const id = Number(query.get('id'))
  return Number.isInteger(id) && id > 0 ? id : null
}
