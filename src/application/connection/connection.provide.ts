import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import { type ConnectionEvent, connectionMachine } from '#domain/connection/connection.machine.ts'
import type { WorkCounts } from '#domain/connection/waiting-work.ts'
import type { NetworkPort } from './network.port.ts'

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>

export interface ConnectionPorts {
  readonly network: NetworkPort
  /** Counts what lies in this browser of who is signed in. */
  readonly tally: () => Promise<WorkCounts>
}

export const provideConnection = ({ network, tally }: ConnectionPorts) =>
  connectionMachine.provide({
    actors: {
      watch: fromCallback<ConnectionEvent>(({ sendBack }) =>
        network.watch((online) => {
          sendBack({ type: online ? 'connection.found' : 'connection.lost' })
        }),
      ),
      tally: fromPromise(tally),
    },
  })
