/** Bytes from `start` to `end`, both included, as RFC 9110 §14 counts them. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** More parts than a reader of one file needs; who asks for them gets the whole file. */
const MAX_PARTS = 16

const SPEC = /^(\d{1,15})?-(\d{1,15})?$/

/** Null for nonsense, an empty range for one that lies past the end. */
const rangeOf = (spec: string, size: number): ByteRange | 'past the end' | null => {
  const [matched, first, last] = SPEC.exec(spec) ?? []
  if (matched === undefined || (first === undefined && last === undefined)) return null
  if (first === undefined) {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'past the end' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== undefined && Number(last) < start) return null
  if (start >= size) return 'past the end'
  return { start, end: last === undefined ? size - 1 : Math.min(Number(last), size - 1) }
}

/** True when two ranges share a byte: no client needs that, and it makes an answer larger than the file. */
const overlap = (ranges: readonly ByteRange[]): boolean => {
  const sorted = [...ranges].sort((one, other) => one.start - other.start)
  return sorted.some(({ start }, index) => start <= (sorted[index - 1]?.end ?? -1))
}

/**
 * The ranges that a `Range` header asks of a file of `size` bytes, in its order. `whole` where the header is to be
 * ignored: absent, another unit, malformed, too many or overlapping parts (RFC 9110 §14.2).
 */
export const rangesOf = (
  header: string | undefined,
  size: number,
): readonly ByteRange[] | 'whole' | 'unsatisfiable' => {
  const [, list] = /^bytes=(.*)$/i.exec(header ?? '') ?? []
  if (list === undefined) return 'whole'
  const specs = list
    .split(',')
    .map((spec) => spec.trim())
    .filter((spec) => spec !== '')
  if (specs.length === 0 || specs.length > MAX_PARTS) return 'whole'
  const ranges: ByteRange[] = []
  for (const spec of specs) {
    const range = rangeOf(spec, size)
    if (range === null) return 'whole'
    if (range !== 'past the end') ranges.push(range)
  }
  if (ranges.length === 0) return 'unsatisfiable'
  return ranges.length > 1 && overlap(ranges) ? 'whole' : ranges
}
