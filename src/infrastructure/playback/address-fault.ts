import type { PlayerFault } from '#domain/playback/player-protocol.ts'

/** What an answer with this status means for a film; null for one that holds. */
export const faultOfStatus = (status: number): PlayerFault | null => {
  if (status === 0) return 'unreachable'
  if (status < 400) return null
  // A signed address says neither who asks nor why it is over: all of these ask for a new one.
  if (status === 401 || status === 403 || status === 410) return 'expired'
  return status === 404 ? 'missing' : 'unreachable'
}

/** Asks an address that a player could not use what is wrong with it; null where it is fine. Never rejects. */
export type AskAddress = (address: string) => Promise<PlayerFault | null>

const PATIENCE_MS = 10_000

export const fetchAddressFault =
  (fetch: (address: string, init: RequestInit) => Promise<Response>): AskAddress =>
  async (address) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const { status } = await fetch(address, { method: 'HEAD', credentials: 'omit', signal })
      return faultOfStatus(status)
    } catch {
      return 'unreachable'
    }
  }
