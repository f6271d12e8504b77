import type { Call } from './call.ts'

/** The name of the key under which a call that writes is done once, in lower case. R-wire-13 */
export const INTENTION_HEADER = 'idempotency-key'

/** A key of a client's: made anew for each intention, and kept until its answer is known. */
export const INTENTION_KEY = /^[\w-]{16,64}$/

/** What of a call says so. */
export type Keyed = Pick<Call, 'path' | 'method' | 'access' | 'again'>

/** Whether a call is sent under a key: it writes, and would be done or answered otherwise when it is sent again. */
export const needsKey = ({ method, access, again }: Keyed): boolean =>
  method === 'POST' && access === 'session' && again === undefined
