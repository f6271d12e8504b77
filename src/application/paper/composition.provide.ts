import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { compositionMachine } from '#domain/paper/composition.machine.ts'
import {
  compositionServiceAddress,
  isBuiltInComposer,
  type PaperKind,
} from '#domain/paper/composition-service.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import type { CompositionPort } from './composition.port.ts'

export interface CompositionNeeds {
  /** Services named by the client's configuration, for which the server is not asked. */
  readonly configured: Readonly<Record<PaperKind, string | null>>
  readonly composition: CompositionPort
  readonly session: Pick<SessionStore, 'token'>
  /** Scheme, host and port of this site. */
  readonly origin: string
  /** Replaces this page by another site, without a referrer. */
  readonly leaveFor: (address: string) => void
}

export const provideComposition = ({
  configured,
  composition,
  session,
  origin,
  leaveFor,
}: CompositionNeeds) =>
  compositionMachine.provide({
    actors: {
      ask: fromPromise(async ({ input, signal }) => {
        const named = configured[input]
        const service = named === null ? await composition.service(input, signal) : success(named)
        return service.ok && service.value !== null && isBuiltInComposer(service.value, origin)
          ? success(null)
          : service
      }),
    },
    actions: {
      leave: ({ context: { kind } }, service) => {
        const token = session.token()
        if (service === null || token === null) return
        const named = configured[kind]
        // An address from the server is not trusted by configuration, so it is opened as it is, without the
        // token.
        leaveFor(named === null ? service : compositionServiceAddress(named, token))
      },
    },
  })
