import * as z from 'zod/mini'

/** The body codes of every answer (R-wire-2 to R-wire-4). */
export const CODE = {
  ok: 200,
  fieldError: 400,
  sessionExpired: 401,
  /** No right to do this: always with HTTP 200, since HTTP 403 means expiry to the client (R-wire-4). */
  noRight: 403,
  notFound: 404,
  conflict: 409,
  /** It was there, and is no longer offered. */
  gone: 410,
  locked: 423,
  /** What the user keeps (own files, papers, notes, practices, reports) has no room for more (wire: 507). */
  noRoom: 507,
  crash: 500,
  /** The database is not there for now: with HTTP 503 and Retry-After. */
  unavailable: 503,
} as const

export type Code = (typeof CODE)[keyof typeof CODE]

/** Every answer but the editor's: Code, Data, Message (R-wire-2). Data is null unless Code is 200, but for an end of a session that Message explains: Code 401 and Data true (R-session-18). */
export const envelopeOf = <T extends z.ZodMiniType>(data: T) =>
  z.object({ Code: z.int(), Data: z.nullish(data), Message: z.nullish(z.string()) })

/** An envelope whose Data has not been looked at yet. */
export const anyEnvelope = envelopeOf(z.unknown())

export interface Envelope<T> {
  Code: number
  Data: T | null
  Message: string
}
