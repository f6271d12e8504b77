import { createHmac } from 'node:crypto'

/** The same for the same account as long as the secret is the same, and no telephone number to a reader of the log. */
export type AccountHash = (account: string) => string

/** A plain hash of a telephone number is found out by trying them all: this one needs the secret. */
export const accountHash =
  (secret: Buffer): AccountHash =>
  (account) =>
    createHmac('sha256', secret).update(`account of a sign-in\n${account}`).digest('hex').slice(0, 16)
