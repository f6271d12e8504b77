import { createHmac } from 'node:crypto'

/** Equal for the same account while the secret stays the same, and reveals no mobile number to a reader of the log. */
export type AccountHash = (account: string) => string

/** An HMAC, because a plain hash of a mobile number could be found by trying all numbers. */
export const accountHash =
  (secret: Buffer): AccountHash =>
  (account) =>
    createHmac('sha256', secret).update(`account of a sign-in\n${account}`).digest('hex').slice(0, 16)
