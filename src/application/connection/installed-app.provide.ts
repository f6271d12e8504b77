import { type ActorRefFrom, fromCallback } from 'xstate'
import { installedAppMachine, type OfflineAppCommand } from '#domain/connection/installed-app.machine.ts'
import type { OfflineAppPort } from './offline-app.port.ts'

export type InstalledAppActor = ActorRefFrom<typeof installedAppMachine>

export const provideInstalledApp = (app: OfflineAppPort) =>
  installedAppMachine.provide({
    actors: {
      keep: fromCallback<OfflineAppCommand>(({ sendBack, receive }) => {
        const kept = app.keep(() => sendBack({ type: 'app.renewed' }))
        receive(({ type }) => (type === 'offline.look' ? kept.look() : kept.change()))
      }),
    },
  })
