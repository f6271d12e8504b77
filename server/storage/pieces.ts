const KIBIBYTE = 1024

/** The parts that players ask for are one of these or a little less. */
const SIZES = [64 * KIBIBYTE, 256 * KIBIBYTE, 1024 * KIBIBYTE] as const

/** Of each size: 32 readers at once, and no more memory than 42 MiB for all. */
const MAX_KEPT = 32

export const MAX_PIECE = SIZES[2]

/** A borrowed buffer of the length that was asked for. */
export interface Piece {
  readonly bytes: Buffer
  /** Nobody may look at the bytes any more. */
  giveBack(): void
}

/**
 * Buffers to read parts of files into, used again and again: memory that is asked for and thrown away at every part keeps
 * the collector busier than the reading takes.
 */
export const pieces = () => {
  const kept = SIZES.map((): Buffer[] => [])
  return {
    /** Up to `MAX_PIECE` bytes. */
    borrow(length: number): Piece {
      const index = SIZES.findIndex((size) => length <= size)
      const shelf = kept[index]
      if (shelf === undefined) throw new Error('a piece is larger than the largest')
      const whole = shelf.pop() ?? Buffer.allocUnsafeSlow(SIZES[index] ?? length)
      let borrowed = true
      return {
        bytes: whole.subarray(0, length),
        giveBack: () => {
          if (borrowed && shelf.length < MAX_KEPT) shelf.push(whole)
          borrowed = false
        },
      }
    },
  }
}

export type Pieces = ReturnType<typeof pieces>
