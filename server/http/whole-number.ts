const GREATEST = 2 ** 31 - 1

/** A number of the query as an id: 0 if absent, null if it cannot be an id. */
export const asId = (value: number | undefined): number | null => {
  if (value === undefined) return 0
  return Number.isInteger(value) && value >= 0 && value <= GREATEST ? value : null
}

const GREATEST_SMALL = 2 ** 15 - 1

/** A number of the query as a school year: 0 if absent, null if it does not fit the column. */
export const asGrade = (value: number | undefined): number | null => {
  const whole = asId(value)
  return whole === null || whole > GREATEST_SMALL ? null : whole
}
