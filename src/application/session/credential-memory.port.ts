import type { RememberedCredentials } from '#domain/session/credentials.ts'

/**
 * "记住密码" (R-session-10): stores the account and the flag in clear text, the password only encrypted with a
 * non-exportable key of this device. Never rejects; unreadable entries read as nothing remembered.
 */
export interface CredentialMemory {
  recall(): Promise<RememberedCredentials>
  /** Stores credentials; if `remember` is off, stores nothing and deletes the stored ones. */
  keep(credentials: RememberedCredentials): Promise<void>
}
