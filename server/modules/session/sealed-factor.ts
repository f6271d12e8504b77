import { openText, sealText } from '../../runtime/sealed-text.ts'

/** Each user's with a key of its own: one that is moved to another row opens nothing. */
const sealingOf = (installation: Buffer, userId: number) => ({
  secret: installation,
  purpose: `second factor of user ${userId}`,
})

/** The secret of a user's codes as it stands in the database. */
export const sealFactor = (installation: Buffer, userId: number, secret: string): Buffer =>
  sealText(sealingOf(installation, userId), secret)

/** Throws for what was sealed with another key of the installation. */
export const openFactor = (installation: Buffer, userId: number, sealed: Buffer): string =>
  openText(sealingOf(installation, userId), sealed)
