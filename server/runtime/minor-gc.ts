import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 collects the whole heap after 64 MB of external memory; the bytes of a body count twice. */
const COLLECT_AFTER_BYTES = 4 * 1024 * 1024

type Collect = (options: { readonly type: 'minor' }) => void

const findCollector = (): Collect => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return collect
}

let found: Collect | undefined

/**
 * Collects the young generation while bodies of uploads pass. Their buffers lie outside the heap, so that V8 would answer them with
 * collections of the whole heap instead (docs/decisions/0144, figures in docs/decisions/0264).
 */
export const minorGc = () => {
  // Needs a new V8 context, which is created once per process.
  found ??= findCollector()
  const collect = found
  let passed = 0
  return {
    /** @param bytes read, and garbage by now */
    passed(bytes: number): void {
      passed += bytes
      if (passed < COLLECT_AFTER_BYTES) return
      passed = 0
      collect({ type: 'minor' })
    },
  }
}
