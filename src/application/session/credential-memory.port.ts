import type { RememberedCredentials } from '#domain/session/credentials.ts'

/**
 * "记住密码" (R-session-10): the account and the flag in clear, the password only as ciphertext under a device key that
 * cannot be exported. Never rejects; what cannot be read is not remembered.
 */
export interface CredentialMemory {
  recall(): Promise<RememberedCredentials>
  /** Keeps them; when `remember` is off nothing is kept, and what was kept before goes. */
  keep(credentials: RememberedCredentials): Promise<void>
}
