import { fromPromise } from 'xstate'
import { passwordChangeMachine } from '#domain/session/password-change.machine.ts'
import type { CredentialMemory } from './credential-memory.port.ts'
import type { PasswordPort } from './password.port.ts'

/** Also updates a remembered sign-in (R-session-10) with the new password. */
export const providePasswordChange = (port: PasswordPort, memory: CredentialMemory) =>
  passwordChangeMachine.provide({
    actors: {
      change: fromPromise(async ({ input: { account, current, next }, signal }) => {
        const done = await port.change(current, next, signal)
        if (!done.ok) return done
        const remembered = await memory.recall()
        if (remembered.remember && remembered.account === account)
          await memory.keep({ ...remembered, password: next })
        return done
      }),
    },
  })
