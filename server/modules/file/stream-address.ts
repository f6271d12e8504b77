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
  /** The content that it was handed out with: nothing is served once that is taken down. Absent where none was. */
  readonly contentId?: number
  /** Seconds for which the address still holds. */
  readonly secondsLeft: number
}

/**
 * Signs and reads the short-lived addresses of films as HLS: `/api/stream/<until>-<signature>/<file>-<content>/master.m3u8`. A player
 * asks for each part relative to the playlist that names it, so the signature stands in the path, before the folder that it
 * opens: one signature for all parts, and no playlist is rewritten.
 */
export const streamAddresses = (secret: Buffer, clock: Clock) => {
  const { sign, verify } = urlSignatures(secret, clock)

  /** The folder of a film's stream, with a slash at its end: a playlist of another place may name its parts. */
  const streamFolderOf = (fileId: number, contentId?: number): string => {
    const named = contentId === undefined ? [fileId] : [fileId, contentId]
    const { until, signature } = sign([KIND, ...named])
    return `${PREFIX}/${until}-${signature}/${named.join('-')}/`
  }

  return {
    streamFolderOf,

    /** The address of a film's master playlist. */
    streamAddressOf: (fileId: number, contentId?: number): string =>
      streamFolderOf(fileId, contentId) + MASTER,

    /** Null for an address that this server did not make. */
    read(pass: string, id: string): SignedStream | 'expired' | null {
      if (!/^[1-9]\d{0,9}(?:-[1-9]\d{0,9})?$/.test(id)) return null
      const [fileId = 0, contentId] = id.split('-').map(Number)
      const [, until = '', signature = ''] = /^(\d+)-(.*)$/.exec(pass) ?? []
      const seconds = verify(
        contentId === undefined ? [KIND, fileId] : [KIND, fileId, contentId],
        until,
        signature,
      )
      if (typeof seconds !== 'number') return seconds
      return { fileId, secondsLeft: seconds, ...(contentId === undefined ? {} : { contentId }) }
    },
  }
}

export type StreamAddresses = ReturnType<typeof streamAddresses>
