import { createHash, randomBytes } from 'node:crypto'

/** An opaque token of 256 random bits; it says nothing and is valid only while its hash stands in the database. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const BEARER = /^Bearer ([A-Za-z0-9_-]{1,256})$/i

/** The token of an `Authorization` header, or null. */
export const bearerToken = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null
