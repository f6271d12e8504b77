import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const BYTES = 24

/**
 * What the link of the first start carries: the same for every process and start of an installation, so that nothing of it is
 * stored and a link that was printed before stays good until it is used (docs/decisions/0374).
 */
export const firstStartSecret = (installationSecret: Buffer): string =>
  createHmac('sha256', installationSecret)
    .update('first-start')
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** In the same time whatever was sent. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digest(sent), digest(secret))
