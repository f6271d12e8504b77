import type { Container, ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import type { CallNews } from '#application/connection/call-news.ts'
import { type ConnectionActor, provideConnection } from '#application/connection/connection.provide.ts'
import { selectWaits } from '#application/connection/connection.selectors.ts'
import { type InstalledAppActor, provideInstalledApp } from '#application/connection/installed-app.provide.ts'
import { provideWorkKeeping, type WorkKeepingActor } from '#application/connection/work-keeping.provide.ts'
import type { SignOutActor } from '#application/session/sign-out.provide.ts'
import type { serverVersionMachine } from '#domain/connection/server-version.machine.ts'
import { tellLineBack } from '#ui/components/line-back.ts'
import { ConnectionBar } from '#ui/connection/connection-bar.tsx'
import type { AppContext } from '../app-context.ts'
import { openSignOut, tallyOf } from '../session/sign-out.wiring.ts'
import { UNSENT_WORK } from '../session/tokens.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'
import { whenIdle } from '../when-idle.ts'
import { serverVersionModule } from './server-version.module.ts'
import { NETWORK_PORT, OFFLINE_APP, SERVER_VERSION_LOGIC, STORED_WORK, WORK_KEEPING_PORT } from './tokens.ts'

export interface ConnectionBootstrap {
  readonly actor: ConnectionActor
  /** The offline app. */
  readonly app: InstalledAppActor
  /** Whether the browser stores the user's work. */
  readonly workKeeping: WorkKeepingActor
  /** The log-out, which asks before unsent work is lost. */
  readonly signOut: SignOutActor
  readonly Bar: typeof ConnectionBar
  /** The version of the server, which it tells only signed-in users. */
  readonly serverVersion: typeof serverVersionMachine
  readonly hear: (news: CallNews) => void
}

const tellWhatWaits = (connection: ConnectionActor, workKeeping: WorkKeepingActor): void => {
  connection.subscribe((snapshot) => {
    if (selectWaits(snapshot)) workKeeping.send({ type: 'work.waits' })
  })
}

/** The statechart of the connection, bound and started; `hear` passes call news on to it. */
export const openConnection = (
  container: Container,
  adapters: readonly ContainerModule[],
  { actors, running, navigator }: Pick<AppContext, 'actors' | 'running' | 'navigator'>,
): ConnectionBootstrap => {
  container.load(serverVersionModule, ...adapters)
  const tally = tallyOf(actors, container.get(STORED_WORK))
  const actor = createActor(provideConnection({ network: container.get(NETWORK_PORT), tally }))
  const workKeeping = createActor(provideWorkKeeping(container.get(WORK_KEEPING_PORT))).start()
  const stops = new Map<number, () => void>()
  actor.on('connection.stopped', ({ ids }) => {
    for (const id of ids) stops.get(id)?.()
  })
  actor.on('connection.returned', () => {
    actors.categories.send({ type: 'categories.retry' })
    tellLineBack()
  })
  tellWhatWaits(actor, workKeeping)
  actor.start()
  let path = ''
  navigator.onArrival(({ url, byLink }) => {
    const before = path
    path = url.replace(/\?.*/, '')
    // A corrected address, such as during a film, still shows the same page.
    if (byLink || path !== before) actor.send({ type: 'connection.turned' })
  })
  whenSignedIn(actors, () => actor.send({ type: 'connection.tally' }))
  actors.session.on('session.closed', () => {
    actor.send({ type: 'connection.tally' })
    // Contents of the former user are not on display any more.
    actor.send({ type: 'connection.turned' })
  })
  const installed = createActor(provideInstalledApp(container.get(OFFLINE_APP))).start()
  // Visitors have no data that could be read offline.
  whenSignedIn(actors, () => whenIdle(() => installed.send({ type: 'app.install' })))
  const signOut = openSignOut(actors, container.get(UNSENT_WORK), tally)
  running.add(actor, installed, workKeeping, signOut)
  return {
    actor,
    app: installed,
    workKeeping,
    signOut,
    Bar: ConnectionBar,
    serverVersion: container.get(SERVER_VERSION_LOGIC),
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
        case 'counted':
          actor.send({ type: 'connection.counted', work: news.work, count: news.count })
          return
        case 'old':
        case 'renewed':
          actor.send({ type: `connection.${news.kind}`, name: news.name })
          return
        case 'failed':
          actor.send({ type: 'connection.failed', call: news.call })
          return
        case 'reached':
        case 'unreached':
          actor.send({ type: `connection.${news.kind}` })
      }
    },
  }
}
