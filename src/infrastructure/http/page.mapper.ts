import type { Page } from '#domain/kernel/page.ts'

interface WirePage<T> {
  readonly PageIndex?: number | null | undefined
  readonly PageSize?: number | null | undefined
  readonly TotalCount?: number | null | undefined
  readonly Items?: readonly T[] | null | undefined
}

const wholeOr = (value: number | null | undefined, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : otherwise

/** Maps a page of the wire. Without a total, the total is at least the number of items received. */
export const pageOf = <T, U>(
  wire: WirePage<T>,
  asked: { index: number; size: number },
  itemOf: (item: T) => U,
): Page<U> => {
  const items = (wire.Items ?? []).map(itemOf)
  const index = wholeOr(wire.PageIndex, asked.index)
  const size = wholeOr(wire.PageSize, asked.size)
  return {
    index,
    size,
    total: wholeOr(wire.TotalCount, items.length === 0 ? 0 : (index - 1) * size + items.length),
    items,
  }
}
