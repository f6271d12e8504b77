import { describe, expect, it } from 'vitest'
import type { CredentialMemory } from '#application/session/credential-memory.port.ts'

export interface CredentialMemoryTraits {
  /** Whether a password can be kept so that nobody reads it; else only the account is. */
  readonly keepsPasswords: boolean
}

const ACCOUNT = '13900000001'

/** `CredentialMemory`. R-session-10. */
export const credentialMemoryContract = (
  name: string,
  make: () => CredentialMemory,
  { keepsPasswords }: CredentialMemoryTraits = { keepsPasswords: true },
): void => {
  describe(`${name}: credential memory`, () => {
    const recalled = (password: string) => (keepsPasswords ? password : '')

    it('knows nothing at first', async () => {
      expect(await make().recall()).toEqual({ account: '', password: '', remember: false })
    })

    it.each(['Zhiyuan2026', '密码 with 空格', '😀'.repeat(30), ''])('remembers %j', async (password) => {
      const memory = make()
      await memory.keep({ account: ACCOUNT, password, remember: true })
      expect(await memory.recall()).toEqual({
        account: ACCOUNT,
        password: recalled(password),
        remember: true,
      })
    })

    it('remembers the last of two sign-ins, even when they overlap', async () => {
      const memory = make()
      await Promise.all([
        memory.keep({ account: '13900000002', password: 'first', remember: true }),
        memory.keep({ account: ACCOUNT, password: 'second', remember: true }),
      ])
      expect(await memory.recall()).toEqual({
        account: ACCOUNT,
        password: recalled('second'),
        remember: true,
      })
    })

    it('keeps nothing when it is no longer to remember, and what was kept before goes', async () => {
      const memory = make()
      await memory.keep({ account: ACCOUNT, password: 'Zhiyuan2026', remember: true })
      await memory.keep({ account: ACCOUNT, password: 'Zhiyuan2026', remember: false })
      expect(await memory.recall()).toEqual({ account: '', password: '', remember: false })
    })
  })
}
