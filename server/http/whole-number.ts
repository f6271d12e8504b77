const GREATEST = 2 ** 31 - 1

/** A number of the query as an id: 0 for none, null for what no id can be. */
export const asId = (value: number | undefined): number | null => {
  if (value === undefined) return 0
  return Number.isInteger(value) && value >= 0 && value <= GREATEST ? value : null
}
