import type { CredentialMemory } from '#application/session/credential-memory.port.ts'
import { NOTHING_REMEMBERED, type RememberedCredentials } from '#domain/session/credentials.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryCredentials = (browser: MemoryBrowser): CredentialMemory => {
  const entry = browser.entry<RememberedCredentials>('credentials', NOTHING_REMEMBERED)
  return {
    recall: async () => entry.read(),
    keep: async (credentials) => entry.keep(credentials.remember ? credentials : NOTHING_REMEMBERED),
  }
}
