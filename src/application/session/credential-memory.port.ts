import type { RememberedCredentials } from '#domain/session/credentials.ts'

/**
 * "记住密码" (decision 8): the account and the flag in clear, the password only as ciphertext under a device key that
 * cannot be exported. Never rejects; what cannot be read is not remembered.
 */
export interface CredentialMemory {
  recall(): Promise<RememberedCredentials>
  /** Keeps them, or forgets the password when `remember` is off. */
  keep(credentials: RememberedCredentials): Promise<void>
}
