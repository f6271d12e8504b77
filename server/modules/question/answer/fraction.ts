/** A number as a quotient of whole numbers, so that 0.1 is a tenth and 1/3 a third. */
export interface Fraction {
  readonly above: bigint
  readonly below: bigint
}

export const commonDivisor = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one < 0n ? -one : one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

const reduced = ({ above, below }: Fraction): Fraction => {
  const by = commonDivisor(above, below)
  return by > 1n ? { above: above / by, below: below / by } : { above, below }
}

/** The same for the same number, however it is written. */
export const numberKey = (value: Fraction): string => {
  const { above, below } = reduced(value)
  return `${above}/${below}`
}
