import type { PlayerSeat } from '#application/playback/player-seat.port.ts'

interface Sitting {
  readonly tab: object
  readonly lost: () => void
}

/** The tabs of one browser, each with its own way to the one seat. */
export const memoryPlayerSeats = (): (() => PlayerSeat) => {
  let sitting: Sitting | null = null
  return () => {
    const tab = {}
    return {
      take: async (lost) => {
        if (sitting !== null && sitting.tab !== tab) return false
        sitting ??= { tab, lost }
        return true
      },
      takeOver: async (lost) => {
        if (sitting?.tab === tab) return
        const before = sitting
        sitting = { tab, lost }
        before?.lost()
      },
      leave: () => {
        if (sitting?.tab === tab) sitting = null
      },
    }
  }
}
