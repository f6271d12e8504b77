/** The items with the one at `place` moved by `by` places; unchanged at an end of the list. */
export const moved = <T>(items: readonly T[], at: number, by: -1 | 1): readonly T[] => {
  const one = items[at]
  const other = items[at + by]
  if (one === undefined || other === undefined) return items
  return items.map((item, place) => (place === at ? other : place === at + by ? one : item))
}
