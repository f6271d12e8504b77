import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import { type WorkKeepingCommand, workKeepingMachine } from '#domain/connection/work-keeping.machine.ts'
import type { WorkKeepingPort } from './work-keeping.port.ts'

export type WorkKeepingActor = ActorRefFrom<typeof workKeepingMachine>

export const provideWorkKeeping = (port: WorkKeepingPort) =>
  workKeepingMachine.provide({
    actors: {
      watch: fromCallback<WorkKeepingCommand>(({ sendBack, receive }) => {
        receive(() => port.retry())
        return port.watch((isUnkept) => sendBack({ type: isUnkept ? 'work.refused' : 'work.kept' }))
      }),
      ask: fromCallback(() => port.askBeforeLeaving()),
      persist: fromPromise(() => port.persist()),
    },
  })
