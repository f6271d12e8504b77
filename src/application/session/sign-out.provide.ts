import { type ActorRefFrom, fromPromise } from 'xstate'
import { largerCounts, type WorkCounts } from '#domain/connection/waiting-work.ts'
import { signOutMachine } from '#domain/session/sign-out.machine.ts'
import type { UnsentWork } from './unsent-work.ts'

export type SignOutActor = ActorRefFrom<typeof signOutMachine>

export interface SignOutPorts {
  readonly unsent: Pick<UnsentWork, 'held'>
  /** Counts the signed-in user's stored work in this browser. */
  readonly tally: () => Promise<WorkCounts>
}

/**
 * A log-out with its actors bound: all outboxes send, then the remaining unsent and stored work is counted.
 */
export const provideSignOut = ({ unsent, tally }: SignOutPorts) =>
  signOutMachine.provide({
    actors: {
      send: fromPromise(async () => {
        const held = unsent.held()
        await Promise.all(held.map(({ flush }) => flush()))
        return largerCounts(Object.fromEntries(held.map(({ work, left }) => [work, left()])), await tally())
      }),
    },
  })
