/** A part of a list: `index` counts from 1, `total` is how many there are in all parts. */
export interface Page<T> {
  readonly index: number
  readonly size: number
  readonly total: number
  readonly items: readonly T[]
}

/** How many pages a list has; at least one, so that there is always a page to be on. */
export const pageCountOf = ({ size, total }: Pick<Page<unknown>, 'size' | 'total'>): number =>
  Math.max(1, Math.ceil(total / size))
