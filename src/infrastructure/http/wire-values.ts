import type { Flag } from '#contract/shape.ts'

/** Readers that turn missing or invalid values of the wire into the domain's defaults (R-wire-6). */
export const textOf = (value: string | null | undefined): string => value ?? ''

/** True or 1; anything else, and what is missing, is false. */
export const flagOf = (value: Flag | null | undefined): boolean => Boolean(value)

/** A count, seconds or bytes: never negative, never beyond what a number can hold. */
export const amountOf = (value: number | null | undefined): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0

/** An id: a positive integer, 0 for none. */
export const idOf = (value: number | null | undefined): number =>
  Number.isSafeInteger(value) ? Math.max(0, value ?? 0) : 0

export const percentOf = (value: number | null | undefined): number => Math.min(100, amountOf(value))

/** ISO 8601; '' for none and for what is no time. */
export const timeOf = (value: string | null | undefined): string =>
  Number.isNaN(Date.parse(textOf(value))) ? '' : textOf(value)

/**
 * The domain's word for each number, or name, of the wire. Named with its type, `const STATES: ReadonlyMap<number, State> = wordsOf(STATE)`,
 * the map is refused by the compiler where the wire has a word that the domain lacks, which would stand on a screen without one.
 */
export const wordsOf = <Word extends string, Value extends number | string>(
  table: Readonly<Record<Word, Value>>,
): ReadonlyMap<Value extends number ? number : string, Word> =>
  new Map(
    Object.entries<Value>(table).map(([word, value]) => [
      value as Value extends number ? number : string,
      word as Word,
    ]),
  )
