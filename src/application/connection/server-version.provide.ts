import { fromPromise } from 'xstate'
import { serverVersionMachine } from '#domain/connection/server-version.machine.ts'
import type { ServerVersionPort } from './server-version.port.ts'

export const provideServerVersion = (port: ServerVersionPort) =>
  serverVersionMachine.provide({ actors: { read: fromPromise(({ signal }) => port.version(signal)) } })
