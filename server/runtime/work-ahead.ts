/**
 * Yields the results of items in their order, while up to `ahead` of them are processed concurrently. When the reader stops or one item
 * fails, no further one is started, and the running ones are awaited.
 */
export const workAhead = async function* <T, R>(
  items: AsyncIterable<T>,
  ahead: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = []
  try {
    for await (const item of items) {
      const one = work(item)
      // The reader gets the error when it comes to this item.
      one.catch(() => undefined)
      underWay.push(one)
      const [first] = underWay
      if (first === undefined || underWay.length < ahead) continue
      yield await first
      void underWay.shift()
    }
    for (let first = underWay[0]; first !== undefined; first = underWay[0]) {
      yield await first
      void underWay.shift()
    }
  } finally {
    await Promise.allSettled(underWay)
  }
}
