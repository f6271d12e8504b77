import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { compositionMachine } from '#domain/paper/composition.machine.ts'
import { compositionServiceAddress, type PaperKind } from '#domain/paper/composition-service.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import type { CompositionPort } from './composition.port.ts'

export interface CompositionNeeds {
  /** What the configuration of this client names; it is not asked for then. */
  readonly configured: Readonly<Record<PaperKind, string | null>>
  readonly composition: CompositionPort
  readonly session: Pick<SessionStore, 'token'>
  /** To another site, in place of this page, which that site learns nothing of. */
  readonly leaveFor: (address: string) => void
}

export const provideComposition = ({ configured, composition, session, leaveFor }: CompositionNeeds) =>
  compositionMachine.provide({
    actors: {
      ask: fromPromise(async ({ input, signal }) => {
        const named = configured[input]
        return named === null ? composition.service(input, signal) : success(named)
      }),
    },
    actions: {
      leave: ({ context: { kind } }, service) => {
        const token = session.token()
        if (service === null || token === null) return
        const named = configured[kind]
        // An answer names a host that nobody here chose: it is opened as it is, and learns of no token.
        leaveFor(named === null ? service : compositionServiceAddress(named, token))
      },
    },
  })
