import type { CDPSession } from '@playwright/test'

/** Bytes of a page's heap after a collection. */
export interface Heap {
  readonly all: number
  /** Objects, closures, arrays and texts: what the page itself holds. The rest is what the engine compiles, and what DevTools records. */
  readonly held: number
}

/** What a snapshot calls nodes that the page did not make: compiled code, shapes that V8 derives, and the browser's own. */
const NOT_HELD: ReadonlySet<string> = new Set(['code', 'native', 'object shape', 'hidden', 'synthetic'])

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[]]
    }
  }
  readonly nodes: readonly number[]
}

const heldIn = ({ snapshot: { meta }, nodes }: Snapshot): number => {
  const width = meta.node_fields.length
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  let held = 0
  for (let at = 0; at < nodes.length; at += width)
    if (!NOT_HELD.has(meta.node_types[0][nodes[at + type] ?? 0] ?? '')) held += nodes[at + size] ?? 0
  return held
}

/** Looks at the heap of the page that the session is with. */
export const readHeap = async (devtools: CDPSession): Promise<Heap> => {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const parts: string[] = []
  const take = ({ chunk }: { readonly chunk: string }) => void parts.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take)
  return { all: usedSize, held: heldIn(JSON.parse(parts.join('')) as Snapshot) }
}
