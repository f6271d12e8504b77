/** Ids of a query, separated by commas; null for what is no such list. */
export const idsIn = (list: string | undefined, most: number): number[] | null => {
  if (list === undefined || list === '') return []
  if (!/^\d{1,9}(?:,\d{1,9})*$/.test(list)) return null
  const ids = list.split(',').map(Number)
  return ids.length <= most ? ids : null
}
