import type { Clock } from '../../clock.ts'
import { seals } from './seals.ts'

const PREFIX = '/api/stream'
export const STREAM_ROUTE = `${PREFIX}/:pass/:id/*`

const MASTER = 'master.m3u8'

/** Seals of streams are no seals of files, whatever their words are. */
const KIND = 'stream'

/** What an address says, once its seal was found right. */
export interface SignedStream {
  /** Of the film whose stream it is. */
  readonly fileId: number
  /** Seconds for which the address still holds. */
  readonly holdsFor: number
}

/**
 * Signs and reads the short-lived addresses of films as HLS: `/api/stream/<until>-<seal>/<file>/master.m3u8`. A player
 * asks for each part relative to the playlist that names it, so the seal stands in the path, before the folder that it
 * opens: one seal for all parts, and no playlist is rewritten.
 */
export const streamAddresses = (secret: Buffer, clock: Clock) => {
  const { sealOf, holdsFor } = seals(secret, clock)

  /** The folder of a film's stream, with a slash at its end: a playlist of another place may name its parts. */
  const streamFolderOf = (fileId: number): string => {
    const { until, seal } = sealOf([KIND, fileId])
    return `${PREFIX}/${until}-${seal}/${fileId}/`
  }

  return {
    streamFolderOf,

    /** The address of a film's master playlist. */
    streamAddressOf: (fileId: number): string => streamFolderOf(fileId) + MASTER,

    /** Null for an address that this server did not make. */
    read(pass: string, id: string): SignedStream | 'expired' | null {
      if (!/^[1-9]\d{0,9}$/.test(id)) return null
      const [, until = '', seal = ''] = /^(\d+)-(.*)$/.exec(pass) ?? []
      const seconds = holdsFor([KIND, Number(id)], until, seal)
      return typeof seconds === 'number' ? { fileId: Number(id), holdsFor: seconds } : seconds
    },
  }
}

export type StreamAddresses = ReturnType<typeof streamAddresses>
