import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import {
  type ConnectionEvent,
  connectionMachine,
  type StoredTally,
} from '#domain/connection/connection.machine.ts'
import type { NetworkPort } from './network.port.ts'

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>

export interface ConnectionPorts {
  readonly network: NetworkPort
  /** Counts the signed-in user's stored work in this browser. */
  readonly tally: () => Promise<StoredTally>
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
