import { openText, sealText } from '../../runtime/sealed-text.ts'

/** Encrypted with a key per user, so that a secret copied to another row is useless. */
const sealingOf = (installation: Buffer, userId: number) => ({
  secret: installation,
  purpose: `second factor of user ${userId}`,
})

/** The secret of a user's codes as it stands in the database. */
export const sealFactor = (installation: Buffer, userId: number, secret: string): Buffer =>
  sealText(sealingOf(installation, userId), secret)

/** Throws if the secret was encrypted with another installation key. */
export const openFactor = (installation: Buffer, userId: number, sealed: Buffer): string =>
  openText(sealingOf(installation, userId), sealed)
