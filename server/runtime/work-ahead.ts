/**
 * What becomes of items, in their order, while up to `ahead` of them are worked on beside whoever reads. Once nobody reads any more, or one
 * has failed, no other is begun, and those that were have ended.
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
      // Whoever reads hears of it in its turn.
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
