import { type ActorRefFrom, fromCallback } from 'xstate'
import { installedAppMachine, type KeeperEvent } from '#domain/connection/installed-app.machine.ts'
import type { AppKeeper } from './app-keeper.port.ts'

export type InstalledAppActor = ActorRefFrom<typeof installedAppMachine>

export const provideInstalledApp = (keeper: AppKeeper) =>
  installedAppMachine.provide({
    actors: {
      keep: fromCallback<KeeperEvent>(({ sendBack, receive }) => {
        const kept = keeper.keep(() => sendBack({ type: 'app.renewed' }))
        receive(({ type }) => (type === 'keeper.look' ? kept.look() : kept.change()))
      }),
    },
  })
