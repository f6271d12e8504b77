import { performance } from 'node:perf_hooks'

/** Well under the 200 ms that a request may wait for the database; the rest is for a machine that is suddenly busy. */
const WANTED_MS = 30
const FIRST = 5
const MAX = 100

/** As many as fit into the time that is wanted, by how long the last piece took; growing slowly, shrinking at once. */
const nextPiece = (size: number, tookMs: number): number =>
  Math.max(1, Math.min(MAX, size + FIRST, Math.floor((size * WANTED_MS) / Math.max(tookMs, 1))))

/**
 * Works through items in pieces, each as large as one transaction may be: the embedded database serves one at a time, and
 * between two pieces it serves everybody who waits. Answers when all are done; what was done stays when one fails.
 */
export const inBatches = async <T>(
  items: readonly T[],
  work: (piece: readonly T[]) => Promise<void>,
): Promise<void> => {
  let size = FIRST
  for (let from = 0; from < items.length; ) {
    const piece = items.slice(from, from + size)
    const began = performance.now()
    await work(piece)
    from += piece.length
    size = nextPiece(piece.length, performance.now() - began)
  }
}
