const KIBIBYTE = 1024

/** The parts that players ask for are one of these or a little less. */
const SIZES = [64 * KIBIBYTE, 256 * KIBIBYTE, 1024 * KIBIBYTE] as const

/** Of each size: 32 readers at once, and no more memory than 42 MiB for all. */
const MAX_KEPT = 32

export const MAX_BUFFER_BYTES = SIZES[2]

/** A borrowed buffer of the length that was asked for. */
export interface LentBuffer {
  readonly bytes: Buffer
  /** The caller must not read the bytes any more. */
  giveBack(): void
}

/**
 * Buffers to read parts of files into, used again and again: without them reading 1 MiB takes three times the processor
 * time (docs/decisions/0264).
 */
export const bufferPool = () => {
  const kept = SIZES.map((): Buffer[] => [])
  return {
    /** Up to `MAX_BUFFER_BYTES` bytes. */
    borrow(length: number): LentBuffer {
      const index = SIZES.findIndex((size) => length <= size)
      const free = kept[index]
      if (free === undefined) throw new Error('a buffer larger than the largest was asked for')
      const whole = free.pop() ?? Buffer.allocUnsafeSlow(SIZES[index] ?? length)
      let borrowed = true
      return {
        bytes: whole.subarray(0, length),
        giveBack: () => {
          if (borrowed && free.length < MAX_KEPT) free.push(whole)
          borrowed = false
        },
      }
    },
  }
}

export type BufferPool = ReturnType<typeof bufferPool>
