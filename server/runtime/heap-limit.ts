import { setFlagsFromString } from 'node:v8'

/** In percent of what lived in it when it was last looked through. */
const GROWTH = 50

/**
 * Lets the heap grow by half before the next collection. By default V8 lets a heap of this size grow to four times its live size:
 * 100 MB of dead rows and answers (docs/decisions/0124-server-memory.md).
 * Read by V8 at each collection, so that it holds from here on, on every thread.
 */
export const limitHeapGrowth = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
