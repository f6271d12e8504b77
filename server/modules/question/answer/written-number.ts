import type { Fraction } from './fraction.ts'

/** How a number is written, as far as a question may demand one way. */
export type NumberStyle =
  | 'whole'
  | 'decimal'
  | 'fraction'
  | 'mixed'
  | 'percentage'
  | 'scientific'
  | 'grouped by ten thousands'

/** A number with the way in which it is written. */
export interface WrittenNumber {
  readonly value: Fraction
  readonly style: NumberStyle
  /** 518.4万 and 518万4千 have both. */
  readonly numerals: 'digits' | 'both' | 'Chinese'
  /** Digits behind the point. */
  readonly places: number
  /** Of a fraction: nothing can be cancelled; of a power of ten: one digit stands before the point. */
  readonly isReduced: boolean
}
