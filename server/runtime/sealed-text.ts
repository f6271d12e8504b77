import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key that encrypts stored texts, so that the database alone does not reveal them; each purpose has its own key. */
export interface Sealing {
  readonly secret: string | Buffer
  readonly purpose: string
}

const keyOf = ({ secret, purpose }: Sealing): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Nonce, tag and cipher text; `openText` reads it under the same key and purpose. */
export const sealText = (sealing: Sealing, text: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(sealing), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws if the text was not encrypted with this key for this purpose. */
export const openText = (sealing: Sealing, sealed: Buffer): string => {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, keyOf(sealing), nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  return text.toString('utf8')
}
