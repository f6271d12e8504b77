import { type ActorRefFrom, fromCallback } from 'xstate'
import { type ConnectionEvent, connectionMachine } from '#domain/connection/connection.machine.ts'
import type { NetworkPort } from './network.port.ts'

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>

export const provideConnection = (network: NetworkPort) =>
  connectionMachine.provide({
    actors: {
      watch: fromCallback<ConnectionEvent>(({ sendBack }) =>
        network.watch((online) => {
          sendBack({ type: online ? 'connection.found' : 'connection.lost' })
        }),
      ),
    },
  })
