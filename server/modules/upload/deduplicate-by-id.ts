/** Work on an upload that several ask for at once is done once, and all get its answer. */
export const deduplicateById = <Row extends { readonly id: string }, T>(work: (row: Row) => Promise<T>) => {
  const underWay = new Map<string, Promise<T>>()
  return (row: Row): Promise<T> => {
    const known = underWay.get(row.id)
    if (known) return known
    const working = work(row).finally(() => underWay.delete(row.id))
    underWay.set(row.id, working)
    return working
  }
}
