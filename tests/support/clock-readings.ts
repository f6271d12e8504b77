import type { ClockReading } from '#domain/paper/clock-reading.ts'

/** What the clocks of one visit say while none is set and the server is not asked. */
export const readingAt = (at: number, change: Partial<ClockReading> = {}): ClockReading => ({
  device: at,
  counter: at,
  visit: 1,
  server: null,
  ...change,
})
