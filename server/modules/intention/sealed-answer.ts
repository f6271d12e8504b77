import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const cipherKey = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'answer', 32))

/** What a call is found by when it is sent again: the same key for something else is another call. */
export const digestOf = (key: string, call: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, call, body ?? null]))
    .digest()

/** An answer may hold a first password: whoever reads the database without the client's key cannot read it. */
export const sealAnswer = (key: string, answer: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce)
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws for what was not sealed with the key. */
export const openAnswer = (key: string, sealed: Buffer): string => {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const cipher = createDecipheriv(CIPHER, cipherKey(key), nonce, { authTagLength: TAG_BYTES })
  cipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString(
    'utf8',
  )
}
