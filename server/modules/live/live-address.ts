import type { Clock } from '../../runtime/clock.ts'
import { urlSignatures } from '../file/url-signature.ts'

const PREFIX = '/api/live'
export const LIVE_ROUTE = `${PREFIX}/:pass/:id/:times/*`

export const MASTER = 'master.m3u8'

/** Part of what is signed, so that a signature of a film opens no broadcast. */
const KIND = 'live'

/** A film that is broadcast as a lesson. */
export interface BroadcastFilm {
  readonly fileId: number
  /** The course of the lesson: nothing is broadcast once that is taken down. */
  readonly contentId: number
  readonly startsAt: Date
  readonly endsAt: Date
}

const wordsOf = ({ fileId, contentId, startsAt, endsAt }: BroadcastFilm) => [
  KIND,
  fileId,
  contentId,
  startsAt.getTime(),
  endsAt.getTime(),
]

/**
 * Signs and reads the short-lived addresses of the server's own live streams:
 * `/api/live/<until>-<signature>/<film>-<course>/<start>-<end>/master.m3u8`, the renditions relative to it. The address says all that
 * the stream is made of, so that every process can make it and none asks the database for each part.
 */
export const liveAddresses = (secret: Buffer, clock: Clock) => {
  const { sign, verify } = urlSignatures(secret, clock)
  return {
    addressOf(film: BroadcastFilm): string {
      const { until, signature } = sign(wordsOf(film))
      const times = `${film.startsAt.getTime()}-${film.endsAt.getTime()}`
      return `${PREFIX}/${until}-${signature}/${film.fileId}-${film.contentId}/${times}/${MASTER}`
    },

    /** Null for an address that this server did not make. */
    read(pass: string, id: string, times: string): BroadcastFilm | 'expired' | null {
      const [, until = '', signature = ''] = /^(\d+)-(.*)$/.exec(pass) ?? []
      const [, from = '', to = ''] = /^(\d{1,15})-(\d{1,15})$/.exec(times) ?? []
      if (!/^[1-9]\d{0,9}-[1-9]\d{0,9}$/.test(id) || from === '') return null
      const [fileId = 0, contentId = 0] = id.split('-').map(Number)
      const film = { fileId, contentId, startsAt: new Date(Number(from)), endsAt: new Date(Number(to)) }
      const seconds = verify(wordsOf(film), until, signature)
      return typeof seconds === 'number' ? film : seconds
    },
  }
}

export type LiveAddresses = ReturnType<typeof liveAddresses>
