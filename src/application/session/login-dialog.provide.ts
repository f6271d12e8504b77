import { fromPromise } from 'xstate'
import { loginDialogMachine } from '#domain/session/login-dialog.machine.ts'
import type { CredentialMemory } from './credential-memory.port.ts'

export const provideLoginDialog = (memory: CredentialMemory) =>
  loginDialogMachine.provide({
    actors: {
      recall: fromPromise(() => memory.recall()),
      remember: fromPromise(({ input }) => memory.keep(input)),
    },
  })
