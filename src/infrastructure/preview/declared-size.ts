import type { PackagePart } from '#domain/preview/office-package.ts'

const HEAD_BYTES = 30
const DEFLATED = 8

const packedBytes = (content: Uint8Array, { at, packed }: PackagePart): Uint8Array<ArrayBuffer> => {
  const head = new DataView(content.buffer, content.byteOffset + at, HEAD_BYTES)
  const begin = at + HEAD_BYTES + head.getUint16(26, true) + head.getUint16(28, true)
  return content.slice(begin, begin + packed)
}

const fits = async (content: Uint8Array, part: PackagePart, signal: AbortSignal): Promise<boolean> => {
  const unpacking = new Blob([packedBytes(content, part)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'), { signal })
  const reader = unpacking.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return true
    size += value.byteLength
    if (size > part.unpacked) {
      await reader.cancel()
      return false
    }
  }
}

/** Whether every part unpacks to no more than the directory says; nothing of it is kept. Rejects for what does not unpack. */
export const hasDeclaredSizes = async (
  content: Uint8Array,
  parts: readonly PackagePart[],
  signal: AbortSignal,
): Promise<boolean> => {
  for (const part of parts) if (part.method === DEFLATED && !(await fits(content, part, signal))) return false
  return true
}
