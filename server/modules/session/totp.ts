import { Secret, TOTP } from 'otpauth'

/** What every authenticator app knows (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The least that RFC 4226 recommends for a secret: 160 bits. */
const SECRET_BYTES = 20
/** Clocks may differ by one step of 30 seconds either way. */
const WINDOW = 1

export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

interface Named {
  /** Whose codes these are: the name of the site. */
  readonly issuer: string
  /** For which account. */
  readonly label: string
}

/** What an app takes from a picture. */
export const factorUri = (secret: string, { issuer, label }: Named): string =>
  new TOTP({ ...PARAMETERS, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** The step of time that a code is of, counted from 1970; null for a code of none near `now`. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
