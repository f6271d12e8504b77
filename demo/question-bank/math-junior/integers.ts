/** In brackets when it stands after a sign. */
export const signed = (value: number): string => (value < 0 ? `(${value})` : String(value))

export const notZero = (least: number, most: number, value: number): number =>
  value === 0 ? (most > 0 ? most : least) : value
