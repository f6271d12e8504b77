import { performance } from 'node:perf_hooks'

/** Well under the 200 ms that a request may wait for the database; the rest is for a machine that is suddenly busy. */
const TARGET_MS = 30
const STEP = 5
const MAX = 100

/** The size of the next batch: what fits into the target time, by how long the last one took; growing slowly, shrinking at once. */
const nextBatchSize = (size: number, tookMs: number): number =>
  Math.max(1, Math.min(MAX, size + STEP, Math.floor((size * TARGET_MS) / Math.max(tookMs, 1))))

/**
 * Works through items in batches, each as large as one transaction may be: the embedded database serves one at a time, and
 * between two batches it serves everybody who waits. Answers when all are done; what was done stays when one fails.
 */
export const inBatches = async <T>(
  items: readonly T[],
  work: (batch: readonly T[]) => Promise<void>,
): Promise<void> => {
  let size = STEP
  for (let from = 0; from < items.length; ) {
    const batch = items.slice(from, from + size)
    const began = performance.now()
    await work(batch)
    from += batch.length
    size = nextBatchSize(batch.length, performance.now() - began)
  }
}
