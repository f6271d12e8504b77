/** One page of a list: `index` counts from 1, `total` counts the items of all pages. */
export interface Page<T> {
  readonly index: number
  readonly size: number
  readonly total: number
  readonly items: readonly T[]
}

/** The highest page number that may be requested. */
export const LAST_PAGE = 100_000

/** How many pages a list has; at least one, so that there is always a page to be on. */
export const pageCountOf = ({ size, total }: Pick<Page<unknown>, 'size' | 'total'>): number =>
  Math.max(1, Math.ceil(total / size))

/**
 * Where a page that was asked for leads: it is there, or there is nothing. What failed is for the list itself to tell apart, as are
 * the guards and actions that are named here.
 */
export const pageOutcomes = <Loaded>() => {
  const params = ({ event }: { readonly event: { readonly output: Loaded } }): Loaded => event.output
  const actions = { type: 'take', params } as const
  return [
    { guard: { type: 'isFound', params }, target: 'ready', actions },
    { guard: { type: 'isEmpty', params }, target: 'empty', actions },
  ] as const
}
