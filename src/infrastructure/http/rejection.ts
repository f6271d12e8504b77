import { CODE } from '#contract/envelope.ts'
import type { Rejection, RejectionReason } from '#domain/kernel/failure.ts'

const REASONS: Readonly<Record<number, RejectionReason>> = {
  [CODE.fieldError]: 'invalid',
  [CODE.notFound]: 'missing',
  [CODE.conflict]: 'conflict',
  [CODE.gone]: 'withdrawn',
  [CODE.locked]: 'locked',
  [CODE.noRoom]: 'noRoom',
  [CODE.unavailable]: 'unavailable',
  // The same as other backends and proxies express it.
  408: 'busy',
  413: 'invalid',
  414: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'busy',
  502: 'unavailable',
  504: 'unavailable',
}

/** Maps a body code or HTTP status to a reason; the only place where numbers become reasons. */
export const reasonOf = (code: number): RejectionReason =>
  REASONS[code] ?? (code >= CODE.crash && code < 600 ? 'crashed' : 'refused')

/** Statuses of a proxy whose server is away or overloaded. */
export const isAnsweredByStatus = (status: number): boolean =>
  ['busy', 'unavailable'].includes(reasonOf(status))

/** Milliseconds of a Retry-After, which names seconds or a date; null for none that can be read. */
export const retryAfterMs = (header: unknown, now: number): number | null => {
  if (typeof header !== 'string' || header.trim() === '') return null
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}

export const rejectionOf = (code: number, message: string, retryAfter: number | null = null): Rejection => ({
  kind: 'rejected',
  reason: reasonOf(code),
  message,
  ...(retryAfter === null ? {} : { retryAfterMs: retryAfter }),
})
