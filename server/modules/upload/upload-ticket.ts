import type { Clock } from '../../runtime/clock.ts'
import { urlSignatures } from '../file/url-signature.ts'

const PREFIX = '/api/upload'
export const UPLOAD_ROUTE = `${PREFIX}/:id`

/** Part of what is signed, so that a signature of a file is no upload ticket. */
const KIND = 'upload'

const USER = /^[1-9]\d{0,9}$/

/**
 * The address that uploads go to, and who may: a ticket of two to four hours, which an expiry of the session does not end
 * (R-upload-2). It stands in the query, which no log holds, and opens nothing but what its user began.
 */
export const uploadTickets = (secret: Buffer, clock: Clock) => {
  const { sign, verify } = urlSignatures(secret, clock)

  return {
    ticketOf(userId: number): { readonly address: string; readonly until: Date } {
      const { until, signature } = sign([KIND, userId])
      const query = new URLSearchParams({ user: String(userId), until: String(until), signature })
      return { address: `${PREFIX}?${query}`, until: new Date(until * 1000) }
    },

    /** Whose ticket it is; null for one that this server did not make. */
    read(query: Readonly<Record<string, unknown>>): number | 'expired' | null {
      const { user, until, signature } = query
      if (typeof user !== 'string' || typeof until !== 'string' || typeof signature !== 'string') return null
      if (!USER.test(user)) return null
      const seconds = verify([KIND, Number(user)], until, signature)
      return typeof seconds === 'number' ? Number(user) : seconds
    },
  }
}

export type UploadTickets = ReturnType<typeof uploadTickets>
