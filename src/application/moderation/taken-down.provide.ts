import { fromPromise } from 'xstate'
import { takenDownMachine } from '#domain/moderation/taken-down.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { ModerationPort } from './moderation.port.ts'

export const provideTakenDown = (port: ModerationPort) =>
  takenDownMachine.provide({
    actors: {
      load: fromPromise(({ input: { query }, signal }) =>
        orLastPage(query.page, (page) => port.takenDown({ ...query, page }, signal)),
      ),
      act: fromPromise(({ input, signal }) => port.restore(input.act.id, signal)),
    },
  })
