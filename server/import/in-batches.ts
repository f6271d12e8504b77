import { performance } from 'node:perf_hooks'

/** Well under the 200 ms that a request may wait for the database; the rest is for a machine that is suddenly busy. */
const TARGET_MS = 30
const STEP = 5
const MAX = 100

/** The size of the next batch: what fits into the target time, by how long the last one took; growing slowly, shrinking at once. */
const nextBatchSize = (size: number, tookMs: number, targetMs: number): number =>
  Math.max(1, Math.min(MAX, size + STEP, Math.floor((size * targetMs) / Math.max(tookMs, 1))))

interface Batching<T> {
  readonly targetMs?: number
  /** Of items that are not alike, how many usual ones each is worth. */
  readonly weigh?: (item: T) => number
}

/**
 * Works through items in batches as they come, each as large as one transaction may be: the embedded database serves one at a time, and
 * between two batches it serves everybody who waits. Answers when all are done; what was done stays when one fails.
 */
export const inBatches = async <T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (batch: readonly T[]) => Promise<void>,
  { targetMs = TARGET_MS, weigh = () => 1 }: Batching<T> = {},
): Promise<void> => {
  let size = STEP
  let batch: T[] = []
  let weight = 0
  const finish = async (): Promise<void> => {
    if (batch.length === 0) return
    const began = performance.now()
    await work(batch)
    size = nextBatchSize(weight, performance.now() - began, targetMs)
    batch = []
    weight = 0
  }
  for await (const item of items) {
    const own = weigh(item)
    if (weight + own > size) await finish()
    batch.push(item)
    weight += own
    if (weight >= size) await finish()
  }
  await finish()
}
