/** The items with the one at a place moved by so many places; the same where it cannot. */
export const moved = <T>(items: readonly T[], at: number, by: -1 | 1): readonly T[] => {
  const one = items[at]
  const other = items[at + by]
  if (one === undefined || other === undefined) return items
  return items.with(at, other).with(at + by, one)
}
