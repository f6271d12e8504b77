const EVERY_MS = 2_000

/** Writes how far something is, at most once in two seconds and never two at a time; what cannot be written is left out. */
export const throttledProgress = (write: (percent: number) => Promise<void>) => {
  let writtenAt = Number.NEGATIVE_INFINITY
  let written = 0
  let last: Promise<void> | null = null
  return {
    tell(percent: number): void {
      const whole = Math.floor(Math.min(Math.max(percent, 0), 100))
      if (whole <= written || last !== null || performance.now() - writtenAt < EVERY_MS) return
      written = whole
      writtenAt = performance.now()
      last = write(whole)
        .catch(() => undefined)
        .finally(() => {
          last = null
        })
    },
    /** Resolves once nothing is being written. */
    settled: async (): Promise<void> => last ?? undefined,
  }
}
