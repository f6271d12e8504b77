import { fromPromise } from 'xstate'
import { cloudMenusMachine } from '#domain/frame/cloud-menus.machine.ts'
import { success } from '#domain/kernel/result.ts'
import type { CloudMenuDraftStore, CloudMenuPort } from './cloud-menu.port.ts'

export const provideCloudMenus = (port: CloudMenuPort, drafts: CloudMenuDraftStore) =>
  cloudMenusMachine.provide({
    actors: {
      open: fromPromise(async ({ input: { userId, organisationId }, signal }) => {
        const read = await port.menus(organisationId, signal)
        if (!read.ok) return read
        const shown = read.value
        return success({ shown, left: drafts.read({ userId, organisationId: shown.organisationId }) })
      }),
      read: fromPromise(({ input, signal }) => port.menus(input, signal)),
      save: fromPromise(({ input, signal }) => port.save(input, signal)),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
      order: fromPromise(({ input, signal }) => port.order(input, signal)),
    },
    actions: {
      keep: (_, { form, ...place }) => {
        if (form === null) drafts.forget(place)
        else drafts.keep(place, form)
      },
    },
  })
