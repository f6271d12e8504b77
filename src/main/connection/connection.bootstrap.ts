import type { Container, ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import type { CallNews } from '#application/connection/call-news.ts'
import { type ConnectionActor, provideConnection } from '#application/connection/connection.provide.ts'
import { ConnectionBar } from '#ui/connection/connection-bar.tsx'
import { NETWORK_PORT } from './tokens.ts'

export interface ConnectionBootstrap {
  readonly actor: ConnectionActor
  readonly Bar: typeof ConnectionBar
  readonly hear: (news: CallNews) => void
}

/** The statechart of the connection, bound and started; it hears what is told of calls. */
export const openConnection = (
  container: Container,
  adapters: readonly ContainerModule[],
): ConnectionBootstrap => {
  container.load(...adapters)
  const actor = createActor(provideConnection(container.get(NETWORK_PORT)))
  const stops = new Map<number, () => void>()
  actor.on('connection.stopped', ({ ids }) => {
    for (const id of ids) stops.get(id)?.()
  })
  actor.start()
  return {
    actor,
    Bar: ConnectionBar,
    hear: (news) => {
      switch (news.kind) {
        case 'troubled':
          stops.set(news.trouble.id, news.stop)
          actor.send({ type: 'connection.troubled', trouble: news.trouble })
          return
        case 'settled':
          stops.delete(news.id)
          actor.send({ type: 'connection.settled', id: news.id })
          return
        case 'reached':
        case 'unreached':
          actor.send({ type: `connection.${news.kind}` })
      }
    },
  }
}
