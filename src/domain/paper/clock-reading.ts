/** What the clocks say at one moment, in milliseconds. */
export interface ClockReading {
  /** The device's clock, since 1970: it may be set while somebody writes. */
  readonly device: number
  /** Never set, counted from a beginning of its own in each visit. On some devices it stands still while they sleep. */
  readonly counter: number
  /** By which the readings of one visit know each other. */
  readonly visit: number
  /** The server's clock, since 1970; null while it is not known. */
  readonly server: number | null
}

/** So much of a sitting was over at a reading. */
export interface SpentTime {
  readonly ms: number
  readonly at: ClockReading
}
