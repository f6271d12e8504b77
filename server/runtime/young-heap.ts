import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 looks through the whole heap once 64 MB have come in that lie outside it; the bytes of a body lie there twice. */
const COLLECT_AFTER_BYTES = 4 * 1024 * 1024

type Collect = (options: { readonly type: 'minor' }) => void

const findCollector = (): Collect => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return collect
}

/**
 * Lets go of the bytes of bodies as they pass (docs/decisions/0144-minor-gc-during-uploads.md). They are young and nobody holds
 * them, but they are hardly anything inside the heap, so that its young part never fills and V8 hears of them only as pressure
 * from outside: then it looks through everything that a server holds, every few parts of an upload.
 */
export const youngHeap = () => {
  const collect = findCollector()
  let passed = 0
  return {
    /** So many bytes were read and are held by nobody any more. */
    passed(bytes: number): void {
      passed += bytes
      if (passed < COLLECT_AFTER_BYTES) return
      passed = 0
      collect({ type: 'minor' })
    },
  }
}
