import type { Clock } from '../../runtime/clock.ts'
import { urlSignatures } from './url-signature.ts'

const PREFIX = '/api/stream'
export const STREAM_ROUTE = `${PREFIX}/:pass/:id/*`

const MASTER = 'master.m3u8'

/** Part of what is signed, so that a signature of a file opens no stream. */
const KIND = 'stream'

/** What an address says, once its signature was verified. */
export interface SignedStream {
  /** Of the film whose stream it is. */
  readonly fileId: number
  /** Seconds for which the address still holds. */
  readonly secondsLeft: number
}

/**
 * Signs and reads the short-lived addresses of films as HLS: `/api/stream/<until>-<signature>/<file>/master.m3u8`. A player
 * asks for each part relative to the playlist that names it, so the signature stands in the path, before the folder that it
 * opens: one signature for all parts, and no playlist is rewritten.
 */
export const streamAddresses = (secret: Buffer, clock: Clock) => {
  const { sign, verify } = urlSignatures(secret, clock)

  /** The folder of a film's stream, with a slash at its end: a playlist of another place may name its parts. */
  const streamFolderOf = (fileId: number): string => {
    const { until, signature } = sign([KIND, fileId])
    return `${PREFIX}/${until}-${signature}/${fileId}/`
  }

  return {
    streamFolderOf,

    /** The address of a film's master playlist. */
    streamAddressOf: (fileId: number): string => streamFolderOf(fileId) + MASTER,

    /** Null for an address that this server did not make. */
    read(pass: string, id: string): SignedStream | 'expired' | null {
      if (!/^[1-9]\d{0,9}$/.test(id)) return null
      const [, until = '', seal = ''] = /^(\d+)-(.*)$/.exec(pass) ?? []
      const seconds = verify([KIND, Number(id)], until, seal)
      return typeof seconds === 'number' ? { fileId: Number(id), secondsLeft: seconds } : seconds
    },
  }
}

export type StreamAddresses = ReturnType<typeof streamAddresses>
