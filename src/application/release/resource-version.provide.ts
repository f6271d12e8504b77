import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { resourceEditorMachine } from '#domain/release/resource-editor.machine.ts'
import { versionQueueMachine } from '#domain/release/version-queue.machine.ts'
import type { ResourceVersionPort } from './resource-version.port.ts'

export const provideResourceEditor = (port: ResourceVersionPort) =>
  resourceEditorMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.resource(input, signal)),
      act: fromPromise(async ({ input: act, signal }) => {
        if (act.kind === 'revise') return port.revise(act.revision, signal)
        if (act.kind === 'restore') return port.restore(act, signal)
        const done = await port.takeBack(act.versionId, signal)
        return done.ok ? success('takenBack' as const) : done
      }),
    },
  })

export const provideVersionQueue = (port: ResourceVersionPort) =>
  versionQueueMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.waiting(input.query, signal)),
      decide: fromPromise(({ input: verdict, signal }) =>
        verdict.how === 'approve'
          ? port.approve(verdict.item.new, signal)
          : port.sendBack(verdict.item.new, verdict.reason, signal),
      ),
    },
  })
