import type { CredentialMemory } from '#application/session/credential-memory.port.ts'
import { NOTHING_REMEMBERED } from '#domain/session/credentials.ts'

/** A memory whose code is fetched when the popup first asks: it is not needed before a sign-in. */
export const lazyCredentialMemory = (load: () => Promise<CredentialMemory>): CredentialMemory => {
  let loading: Promise<CredentialMemory> | null = null
  const memory = (): Promise<CredentialMemory> => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  return {
    recall: async () => {
      try {
        return await (await memory()).recall()
      } catch {
        return NOTHING_REMEMBERED
      }
    },
    keep: async (credentials) => {
      try {
        await (await memory()).keep(credentials)
      } catch {
        // What cannot be kept is not remembered.
      }
    },
  }
}
