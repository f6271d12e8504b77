/** What is known of a thing that is kept. */
export interface KeptEntry {
  readonly key: string
  readonly owner: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly at: number
}

const MOST_THINGS = 400
const MOST_BYTES = 100 * 1024 * 1024

/** The keys of those that go, so that the rest is within the limits: the oldest. */
export const overLimits = (entries: readonly KeptEntry[]): readonly string[] => {
  let bytes = 0
  return [...entries]
    .sort((one, other) => other.at - one.at)
    .filter(({ size }, place) => {
      bytes += size
      return place >= MOST_THINGS || bytes > MOST_BYTES
    })
    .map(({ key }) => key)
}
