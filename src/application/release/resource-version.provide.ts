import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { keptBeside } from '#domain/release/resource-draft.ts'
import { resourceEditorMachine } from '#domain/release/resource-editor.machine.ts'
import { versionQueueMachine } from '#domain/release/version-queue.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { ResourceDraftStore } from './resource-draft.port.ts'
import type { ResourceVersionPort } from './resource-version.port.ts'

export const provideResourceEditor = (port: ResourceVersionPort, drafts: ResourceDraftStore) =>
  resourceEditorMachine.provide({
    actors: {
      open: fromPromise(async ({ input, signal }) => {
        const told = await port.resource(input.resourceId, signal)
        return told.ok ? success({ resource: told.value, left: drafts.read(input) }) : told
      }),
      act: fromPromise(async ({ input: act, signal }) => {
        if (act.kind === 'revise') return port.revise(act.revision, signal)
        if (act.kind === 'restore') return port.restore(act, signal)
        const done = await port.takeBack(act.versionId, signal)
        return done.ok ? success('takenBack' as const) : done
      }),
    },
    actions: {
      keep: (_, { place, ...kept }) => {
        const draft = keptBeside(drafts.read(place), kept)
        if (draft === null) drafts.forget(place)
        else drafts.keep(place, draft)
      },
    },
  })

export const provideVersionQueue = (port: ResourceVersionPort) =>
  versionQueueMachine.provide({
    actors: {
      load: fromPromise(({ input: { query }, signal }) =>
        orLastPage(query.page, (page) => port.waiting({ ...query, page }, signal)),
      ),
      decide: fromPromise(({ input: verdict, signal }) =>
        verdict.how === 'approve'
          ? port.approve(verdict.item.new, signal)
          : port.sendBack(verdict.item.new, verdict.reason, signal),
      ),
    },
  })
