import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { providePasswordChange } from '#application/session/password-change.provide.ts'
import { success } from '#domain/kernel/result.ts'
import type { RememberedCredentials } from '#domain/session/credentials.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryCredentials } from '#infrastructure/session/credential-memory.memory.ts'

const changed = async (account: string, kept: RememberedCredentials) => {
  const memory = memoryCredentials(createMemoryBrowser())
  await memory.keep(kept)
  const actor = createActor(providePasswordChange({ change: async () => success(true) }, memory), {
    input: { account },
  })
  actor.start()
  const next = 'a quiet river'
  actor.send({ type: 'passwordChange.open' })
  actor.send({ type: 'passwordChange.type', form: { current: 'old', next, repeated: next } })
  actor.send({ type: 'passwordChange.submit' })
  await waitFor(actor, ({ context }) => context.changes === 1)
  return memory.recall()
}

const KEPT = { account: '13900000001', password: 'old', remember: true }

it('a remembered password follows a change of it, that of another account stays', async () => {
  expect(await changed('13900000001', KEPT)).toEqual({ ...KEPT, password: 'a quiet river' })
  expect(await changed('13900000002', KEPT)).toEqual(KEPT)
  const nothing = { account: '', password: '', remember: false }
  expect(await changed('13900000001', { ...KEPT, remember: false })).toEqual(nothing)
})
